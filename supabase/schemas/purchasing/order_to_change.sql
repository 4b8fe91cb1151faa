create or replace function app.order_to_change(order_id uuid) returns public.purchase_orders
language plpgsql set search_path = ''
as $$
declare
  held public.purchase_orders;
begin
  if not app.may_buy() then
    return null;
  end if;
  select * into held from public.purchase_orders o
  where o.company_id = app.my_company_id() and o.id = order_to_change.order_id for update;
  if app.sees_order(held) then
    return held;
  end if;
  return null;
end
$$;

comment on function app.order_to_change(uuid) is
  'An order that the caller sees, its row held until the transaction ends; null for any other.';
