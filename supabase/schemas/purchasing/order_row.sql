create or replace function app.order_row(o public.purchase_orders, today date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', o.id, 'number', o.number, 'label', app.order_label(o),
    'change', case when o.in_force is not null and o.revision <> o.in_force then o.approval end,
    'delivery', o.delivery,
    'vendor', case when o.vendor_id is not null or o.vendor_name is not null then jsonb_build_object(
      'id', o.vendor_id, 'name', coalesce((
        select v.name from public.vendors v where v.company_id = o.company_id and v.id = o.vendor_id
      ), o.vendor_name)
    ) end,
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.company_id = o.company_id and p.id = o.project_id
    ),
    'needed_by', o.needed_by,
    'is_late', coalesce(o.needed_by < today, false) and o.canceled_at is null and o.closed_at is null
      and o.approval <> 'rejected',
    'total_cents', o.total_cents, 'author', app.person_label(o.company_id, o.author_person_id),
    'created_at', app.instant(o.created_at), 'submitted_at', app.instant(o.submitted_at),
    'is_ordered', o.ordered_at is not null, 'flags', to_jsonb(o.flags), 'own_approval', o.own_approval,
    'may_decide', app.may_decide_order(o)
  )
$$;

comment on function app.order_row(public.purchase_orders, date) is
  'An order as lists show it. For functions that have checked the rights.';
