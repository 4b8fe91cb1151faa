create or replace function app.end_order(
  request_id uuid, order_id uuid, version integer, reason text, kind text
) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', kind, order_id, reason), 'UTF8'));
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
  held := app.order_to_change(end_order.order_id);
  wrong := case when request_id is null then 'request_id'
    when reason is null or not coalesce(app.is_text_or_null(to_jsonb(reason), 1000), false) then 'reason' end;
  if held.id is null then
    return app.refused('not_found');
  elsif not app.is_order_editor(held) then
    return app.refused('not_allowed');
  elsif wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  elsif held.version is distinct from end_order.version then
    return app.refused('changed_meanwhile');
  elsif held.canceled_at is not null or held.closed_at is not null or held.approval = 'rejected'
    or kind = 'closed' and held.in_force is null
  then
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
