create or replace function app.order_notice(o public.purchase_orders) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'order_id', o.id, 'number', o.number, 'total_cents', o.total_cents,
    'currency', app.company_currency(o.company_id),
    'vendor', coalesce((
      select v.name from public.vendors v where v.company_id = o.company_id and v.id = o.vendor_id
    ), o.vendor_name),
    'project', (select p.name from public.projects p where p.company_id = o.company_id and p.id = o.project_id),
    'author', app.person_name(o.company_id, coalesce(o.submitted_by, o.author_person_id))
  )
$$;

comment on function app.order_notice(public.purchase_orders) is 'What messages say of an order.';
