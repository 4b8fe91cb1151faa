create or replace function app.schedule_people(company uuid, from_at timestamptz, to_at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sees_all constant boolean := app.my_role() = 'admin';
  people constant uuid[] := app.my_crew_people();
  -- Shifts within a week of the displayed ones are on the board, too.
  first_day constant date := from_at - interval '9 days';
  last_day constant date := to_at + interval '9 days';
begin
  return (
    with shown as materialized (
      select p.person_id, p.first_name, p.last_name, p.photo_url, p.has_login, m.role
      from public.profiles p
      -- People who left during the displayed time keep the row with their shifts.
      join lateral (
        select m.role from public.memberships m
        where m.company_id = company and m.person_id = p.person_id and m.valid_from < to_at
          and (m.valid_to is null or m.valid_to > from_at)
        order by m.valid_from desc limit 1
      ) m on true
      where p.company_id = company and (sees_all or p.person_id = any (people))
    ), judged_by as materialized (
      select f.* from (
        select array_agg(s.person_id) as ids, array_agg(from_at - interval '9 days') as from_at,
          array_agg(to_at + interval '9 days') as to_at
        from shown s
      ) a
      cross join lateral app.people_schedule_facts(company, a.ids, a.from_at, a.to_at) f
    ), new_rules as materialized (
      select r.valid_from as day, app.overtime_limits(company, null, r.valid_from) as limits
      from public.company_rules r
      where r.company_id = company and r.kind = 'overtime' and r.valid_from > first_day and r.valid_from <= last_day
    ), company_limits as materialized (
      -- The company's rules, which apply to most people.
      select app.overtime_limits(company, null, first_day) as limits, (
        select coalesce(jsonb_agg(jsonb_build_object('from_date', n.day, 'overtime', n.limits) order by n.day), '[]')
        from new_rules n
      ) as later
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', trim(p.first_name || ' ' || p.last_name), 'photo_url', p.photo_url, 'role', p.role,
      'has_login', p.has_login,
      'crew_ids', (
        select coalesce(jsonb_agg(c.crew_id order by c.crew_id), '[]') from public.crew_members c
        where c.company_id = company and c.person_id = p.person_id
          and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
      ),
      'time_off_waiting', (
        select coalesce(jsonb_agg(jsonb_build_object('from', app.instant(t.starts_at), 'to', app.instant(t.ends_at))
          order by t.starts_at), '[]')
        from public.time_off_requests t
        where t.company_id = company and t.person_id = p.person_id and t.state = 'waiting'
          and t.starts_at < to_at and t.ends_at > from_at
      ),
      'overtime', case when own.has_terms then app.overtime_limits(company, p.person_id, first_day) else l.limits end,
      'overtime_later', case when own.has_terms then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'from_date', d.day, 'overtime', app.overtime_limits(company, p.person_id, d.day)
        ) order by d.day), '[]')
        from (
          select t.valid_from as day from public.pay_terms t
          where t.company_id = company and t.person_id = p.person_id
            and t.valid_from > first_day and t.valid_from <= last_day
          union select n.day from new_rules n
        ) d
      ) else l.later end
    ) || f.facts order by p.last_name, p.first_name, p.person_id), '[]')
    from shown p
    join judged_by f using (person_id)
    cross join company_limits l
    cross join lateral (
      select exists (
        select from public.pay_terms t where t.company_id = company and t.person_id = p.person_id
      ) as has_terms
    ) own
  );
end
$$;

comment on function app.schedule_people(uuid, timestamptz, timestamptz) is
  'The people whom the caller plans, as boardPersonSchema of packages/contract.';
