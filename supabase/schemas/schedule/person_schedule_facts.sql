create or replace function app.person_schedule_facts(
  company uuid, person uuid, from_at timestamptz, to_at timestamptz
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'person_id', person,
    'member', (
      select coalesce(jsonb_agg(jsonb_build_object('from', app.instant(lower(r)), 'to', app.instant(upper(r)))
        order by lower(r)), '[]')
      from unnest((
        -- A change of the role is no end.
        select range_agg(tstzrange(m.valid_from, m.valid_to)) from public.memberships m
        where m.company_id = company and m.person_id = person
      )) r
    ),
    'certificates', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'expires_on', c.expires_on)
        order by c.kind, c.expires_on), '[]')
      from public.certificates c where c.company_id = company and c.person_id = person
    ),
    'time_off', (
      select coalesce(jsonb_agg(jsonb_build_object('from', app.instant(t.starts_at), 'to', app.instant(t.ends_at))
        order by t.starts_at), '[]')
      from public.time_off_requests t
      where t.company_id = company and t.person_id = person and t.state = 'approved'
        and t.starts_at < to_at and t.ends_at > from_at
    ),
    'availability', app.availability_of(company, person),
    'punched', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'from', app.instant(e.started_at), 'to', app.instant(e.ended_at), 'break_minutes', (
          select coalesce(sum(floor(extract(epoch from b.ended_at - b.started_at) / 60)), 0)::integer
          from public.time_breaks b
          where b.company_id = company and b.entry_id = e.id and b.kind = 'meal' and b.ended_at is not null
        )
      ) order by e.started_at, e.id), '[]')
      from public.time_entries e
      where e.company_id = company and e.person_id = person and e.state in ('open', 'closed')
        and e.started_at >= from_at and e.started_at < to_at
    ),
    'overtime', app.overtime_limits(company, person, (from_at at time zone 'UTC')::date)
  );
end
$$;

comment on function app.person_schedule_facts(uuid, uuid, timestamptz, timestamptz) is
  'What shifts of a person are judged by, as PersonFacts of packages/domain.';
