create or replace function app.time_off_context(request public.time_off_requests) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'may_decide', request.state = 'waiting' and app.may_decide_time_off(request.person_id),
    'balance_minutes', (
      select app.time_off_balance(request.company_id, request.person_id, k.id) from public.time_off_kinds k
      where k.company_id = request.company_id and k.id = request.kind_id and k.accrual <> 'none'
    ),
    'shifts', (
      select count(*) from public.published_shifts p
      where p.company_id = request.company_id and p.person_id = request.person_id and p.canceled_at is null
        and p.starts_at < request.ends_at and p.ends_at > request.starts_at
    ),
    'others_off', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', app.person_label(o.company_id, o.person_id) -> 'name', 'first_day', o.first_day,
        'last_day', o.last_day, 'state', o.state
      ) order by o.first_day, o.id), '[]')
      from public.time_off_requests o
      where o.company_id = request.company_id and o.id <> request.id and o.state in ('waiting', 'approved')
        and o.starts_at < request.ends_at and o.ends_at > request.starts_at
        and app.is_swap_partner(request.company_id, request.person_id, o.person_id)
    )
  )
$$;

comment on function app.time_off_context(public.time_off_requests) is
  'What who decides time off wants to know: the balance, shifts in that time, and who of the same crews is off too.';
