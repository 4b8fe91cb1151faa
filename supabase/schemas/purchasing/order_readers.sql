create or replace function app.order_readers(order_id uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id from public.memberships m
    where m.company_id = o.company_id and m.role in ('admin', 'supervisor')
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and (
        m.person_id in (o.author_person_id, o.requester_person_id, o.submitted_by)
        or app.sees_order_project(o.company_id, m.person_id, o.project_id)
      )
  )
  from public.purchase_orders o where o.company_id = app.my_company_id() and o.id = order_id
$$;

comment on function app.order_readers(uuid) is 'The people who can be mentioned on an order: who may read it.';
