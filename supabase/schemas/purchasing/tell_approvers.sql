create or replace function app.tell_approvers(o public.purchase_orders) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  approvers constant uuid[] := app.order_approvers(o);
begin
  perform app.send_notifications(
    'order_waiting', approvers,
    array_fill(o.id || ':' || o.revision || ':' || o.version, array[cardinality(approvers)]),
    array_fill(app.order_notice(o), array[cardinality(approvers)])
  );
end
$$;

comment on function app.tell_approvers(public.purchase_orders) is
  'Tells those who may approve an order that it waits.';
