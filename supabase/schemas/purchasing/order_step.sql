create or replace function app.order_step(
  request_id uuid, order_id uuid, version integer, request_hash bytea, wrong text,
  out held public.purchase_orders, out answer jsonb
)
language plpgsql volatile set search_path = ''
as $$
begin
  if not app.may_buy() then
    answer := app.refused('not_allowed');
    return;
  end if;
  answer := app.order_replay(app.my_company_id(), request_id, request_hash);
  if answer is not null then
    return;
  end if;
  held := app.order_to_change(order_id);
  answer := case
    when held.id is null then app.refused('not_found')
    when not app.is_order_editor(held) then app.refused('not_allowed')
    when request_id is null then app.refused_with_detail('invalid_input', 'request_id')
    when wrong is not null then app.refused_with_detail('invalid_input', wrong)
    when held.version is distinct from order_step.version then app.refused('changed_meanwhile')
    when held.canceled_at is not null or held.closed_at is not null then app.refused('wrong_state')
  end;
end
$$;

comment on function app.order_step(uuid, uuid, integer, bytea, text) is
  'What sending, submitting, canceling and closing an order begin with: the order, held, or the answer to give '
  'instead, such as replayed for a request that was answered before. wrong names the argument that is.';
