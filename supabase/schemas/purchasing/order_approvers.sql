create or replace function app.order_approvers(o public.purchase_orders) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
    cross join lateral app.approval_right(o, m.person_id) r
    where m.company_id = o.company_id and m.role in ('admin', 'supervisor') and p.has_login
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now()) and r.refusal is null
    order by m.role, p.last_name, p.first_name, m.person_id
  )
$$;

comment on function app.order_approvers(public.purchase_orders) is 'Who may approve an order as it is now.';
