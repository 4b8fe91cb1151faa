create or replace function app.may_read_order(order_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select app.sees_order(o) from public.purchase_orders o
    where o.company_id = app.my_company_id() and o.id = order_id
  ), false)
$$;

comment on function app.may_read_order(uuid) is 'True when the caller may read an order, comment on it and add files.';
