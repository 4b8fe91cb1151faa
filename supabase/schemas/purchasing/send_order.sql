create or replace function public.send_order(request_id uuid, order_id uuid, version integer, mail text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'send', order_id, mail), 'UTF8'));
  step record;
  held public.purchase_orders;
begin
  select * into step
  from app.order_step(
    request_id, order_id, version, digest,
    case when mail is null or not app.is_mail_address(to_jsonb(mail)) then 'mail' end
  );
  held := step.held;
  if step.answer is not null then
    return step.answer;
  elsif held.in_force is null then
    return app.refused('wrong_state');
  end if;
  held.revision := held.in_force;
  perform app.add_order_event(held, request_id, 'mail_queued', digest, null, jsonb_build_object('mail', mail));
  update public.purchase_orders o set delivery = 'queued'
  where o.company_id = company and o.id = held.id returning * into held;
  perform app.enqueue_job('send_order', jsonb_build_object('company_id', company, 'request_id', request_id),
    request_id::text);
  return app.order_verdict('applied', held);
end
$$;

comment on function public.send_order(uuid, uuid, integer, text) is
  'Sends what is in force of an order to its vendor by mail, with the PDF; again for a resend. Its history says '
  'whether it was sent or refused. Verdict applied or replayed, or refused (not_allowed, not_found, invalid_input '
  'with the field in detail, changed_meanwhile, wrong_state, other_payload).';

grant execute on function public.send_order(uuid, uuid, integer, text) to authenticated;
