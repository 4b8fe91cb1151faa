create or replace function app.people_schedule_facts(
  company uuid, people uuid[], from_at timestamptz[], to_at timestamptz[]
) returns table (person_id uuid, facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select a.person_id, jsonb_build_object(
    'person_id', a.person_id,
    'member', (
      select coalesce(jsonb_agg(jsonb_build_object('from', app.instant(lower(r)), 'to', app.instant(upper(r)))
        order by lower(r)), '[]')
      from unnest((
        -- A change of role doesn't count as an end.
        select range_agg(tstzrange(m.valid_from, m.valid_to)) from public.memberships m
        where m.company_id = company and m.person_id = a.person_id
      )) r
    ),
    'certificates', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'expires_on', c.expires_on)
        order by c.kind, c.expires_on), '[]')
      from public.certificates c where c.company_id = company and c.person_id = a.person_id
    ),
    'time_off', (
      select coalesce(jsonb_agg(jsonb_build_object('from', app.instant(t.starts_at), 'to', app.instant(t.ends_at))
        order by t.starts_at), '[]')
      from public.time_off_requests t
      where t.company_id = company and t.person_id = a.person_id and t.state = 'approved'
        and t.starts_at < a.to_at and t.ends_at > a.from_at
    ),
    'availability', case when exists (
      select from public.availability v where v.company_id = company and v.person_id = a.person_id
    ) then app.availability_of(company, a.person_id) else '[]' end,
    'punched', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', app.instant(e.started_at), 'to', app.instant(e.ended_at), 'break_minutes', (
          select coalesce(sum(app.minutes_between(b.started_at, b.ended_at)), 0)::integer
          from public.time_breaks b
          where b.company_id = company and b.entry_id = e.id and b.kind = 'meal' and b.ended_at is not null
        )
      ) order by e.started_at, e.id), '[]')
      from public.time_entries e
      where e.company_id = company and e.person_id = a.person_id and e.state in ('open', 'closed')
        and e.started_at >= a.from_at and e.started_at < a.to_at
    )
  )
  from unnest(people, people_schedule_facts.from_at, people_schedule_facts.to_at) a (person_id, from_at, to_at)
$$;

comment on function app.people_schedule_facts(uuid, uuid[], timestamptz[], timestamptz[]) is
  'What shifts of people are judged by, each within an own span, as PersonFacts of packages/domain '
  'but for the pay rule, which is that of the shift''s day.';
