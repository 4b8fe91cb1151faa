create or replace function app.time_off_missing(
  company uuid, person uuid, kind public.time_off_kinds, wanted integer, without uuid default null
) returns integer
language sql stable security definer set search_path = ''
as $$
  select case when kind.accrual = 'none' then 0 else wanted - kind.overdraft_minutes
    - app.time_off_balance(company, person, kind.id) + coalesce((
      select sum(t.minutes) from public.time_off_requests t
      where t.company_id = company and t.person_id = person and t.kind_id = kind.id and t.state = 'waiting'
        and t.id is distinct from without
    ), 0)::integer end
$$;

comment on function app.time_off_missing(uuid, uuid, public.time_off_kinds, integer, uuid) is
  'Minutes that the balance lacks for a request, with what waits already; 0 or less: it is enough.';
