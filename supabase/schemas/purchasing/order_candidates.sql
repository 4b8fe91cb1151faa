create or replace function app.order_candidates(o public.purchase_orders) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id
    from public.memberships m
    join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
    cross join lateral app.approval_right(o, m.person_id) r
    where m.company_id = o.company_id and m.role in ('admin', 'supervisor') and p.has_login
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      and r.refusal in ('over_limit', 'not_allowed')
    order by m.role, p.last_name, p.first_name, m.person_id
  )
$$;

comment on function app.order_candidates(public.purchase_orders) is
  'Who could approve an order with a higher limit: named where no one may.';
