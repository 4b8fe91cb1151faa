create or replace function public.send_order(request_id uuid, order_id uuid, version integer, mail text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'send', order_id, mail), 'UTF8'));
  replay constant jsonb := app.order_replay(company, request_id, digest);
  held public.purchase_orders;
  wrong text;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  if replay is not null then
    return replay;
  end if;
  held := app.order_to_change(send_order.order_id);
  wrong := case when request_id is null then 'request_id'
    when mail is null or not app.is_mail_address(to_jsonb(mail)) then 'mail' end;
  if held.id is null then
    return app.refused('not_found');
  elsif not app.is_order_editor(held) then
    return app.refused('not_allowed');
  elsif wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  elsif held.version is distinct from send_order.version then
    return app.refused('changed_meanwhile');
  elsif held.canceled_at is not null or held.closed_at is not null or held.in_force is null then
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
