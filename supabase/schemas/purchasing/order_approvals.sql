create or replace function app.order_approvals(o public.purchase_orders) returns setof public.order_events
language sql stable security definer set search_path = ''
as $$
  select e.* from public.order_events e
  where e.company_id = o.company_id and e.order_id = o.id and e.revision = o.revision and e.kind = 'approved'
    and e.sequence > coalesce((
      select max(s.sequence) from public.order_events s
      where s.company_id = o.company_id and s.order_id = o.id and s.kind in ('submitted', 'ordered')
    ), 0)
  order by e.sequence
$$;

comment on function app.order_approvals(public.purchase_orders) is
  'The approvals of an order since it was last submitted.';
