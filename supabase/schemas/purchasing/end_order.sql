create or replace function app.end_order(
  request_id uuid, order_id uuid, version integer, reason text, kind text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', kind, order_id, reason), 'UTF8'));
  step record;
  held public.purchase_orders;
begin
  select * into step
  from app.order_step(
    request_id, order_id, version, digest, case
      when reason is null or not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false) then 'reason'
    end
  );
  held := step.held;
  if step.answer is not null then
    return step.answer;
  elsif held.approval = 'rejected' or kind = 'closed' and held.in_force is null then
    return app.refused('wrong_state');
  end if;
  perform app.add_order_event(held, request_id, kind, digest, reason);
  -- A change that was not approved ends with its order.
  if held.in_force is not null and held.in_force <> held.revision then
    perform app.show_revision(company, held.id, held.in_force);
  end if;
  update public.purchase_orders o set
    canceled_at = case when kind = 'canceled' then now() end, closed_at = case when kind = 'closed' then now() end,
    ended_by = app.my_person_id(), end_reason = reason,
    approval = case when o.in_force is not null then 'approved' else o.approval end
  where o.company_id = company and o.id = held.id
  returning * into held;
  return app.order_verdict('applied', held);
end
$$;

comment on function app.end_order(uuid, uuid, integer, text, text) is
  'Cancels or closes an order with a reason, for cancel_order and close_order.';
