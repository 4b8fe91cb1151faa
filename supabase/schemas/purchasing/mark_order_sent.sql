create or replace function public.mark_order_sent(request_id uuid, order_id uuid, version integer, by text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'sent', order_id, by), 'UTF8'));
  step record;
  held public.purchase_orders;
begin
  select * into step
  from app.order_step(
    request_id, order_id, version, digest, case when coalesce(by not in ('phone', 'share'), true) then 'by' end
  );
  held := step.held;
  if step.answer is not null then
    return step.answer;
  elsif held.in_force is null then
    return app.refused('wrong_state');
  end if;
  perform app.add_order_event(held, request_id, 'sent_by_phone', digest, null, jsonb_build_object('by', by));
  update public.purchase_orders o set delivery = 'sent'
  where o.company_id = company and o.id = held.id returning * into held;
  return app.order_verdict('applied', held);
end
$$;

comment on function public.mark_order_sent(uuid, uuid, integer, text) is
  'Notes that an approved order has reached its vendor by phone or by the phone''s share sheet. Verdict applied or '
  'replayed, or refused (not_allowed, not_found, invalid_input with the field in detail, changed_meanwhile, '
  'wrong_state, other_payload).';

grant execute on function public.mark_order_sent(uuid, uuid, integer, text) to authenticated;
