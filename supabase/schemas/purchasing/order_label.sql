create or replace function app.order_label(o public.purchase_orders) returns text
language sql immutable set search_path = ''
as $$
  select case
    when o.canceled_at is not null then 'canceled'
    when o.closed_at is not null then 'closed'
    when o.in_force is null then o.approval
    when o.delivery = 'sent' then 'sent'
    else 'approved'
  end
$$;

comment on function app.order_label(public.purchase_orders) is
  'What people read of an order''s state. What is approved stays so while a change of it waits.';
