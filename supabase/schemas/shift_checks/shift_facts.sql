create or replace function app.shift_facts(company uuid, shift jsonb, seen_only boolean, without uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := shift ->> 'person_id';
  starts constant timestamptz := app.local_instant(
    (shift ->> 'starts_local')::timestamp, shift ->> 'zone', (shift ->> 'starts_second')::boolean
  );
  from_at constant timestamptz := starts - interval '9 days';
  to_at constant timestamptz := starts + interval '10 days';
  person_facts jsonb;
begin
  if person is not null then
    person_facts := (
      select f.facts from app.people_schedule_facts(company, array[person], array[from_at], array[to_at]) f
    ) || jsonb_build_object(
      'overtime', app.overtime_limits(company, person, left(shift ->> 'starts_local', 10)::date)
    );
  end if;
  return jsonb_build_object(
    'now', app.instant(now()),
    'zone', (select s.time_zone from public.company_settings s where s.company_id = company),
    'workweek_start', app.workweek_start_on(company, starts),
    'workday_starts_at', person_facts #> '{overtime,workday_starts_at}',
    'person', person_facts,
    'planned', case when person is null then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'starts_at', app.instant(o.starts_at), 'ends_at', app.instant(o.ends_at),
        'break_minutes', o.break_minutes
      )), '[]')
      from (
        select s.id, s.starts_at, s.ends_at, s.break_minutes from public.shifts s
        where not seen_only and s.company_id = company and s.person_id = person and s.removed_at is null
          and s.starts_at > from_at and s.starts_at < to_at
        union all
        select p.id, p.starts_at, p.ends_at, p.break_minutes from public.published_shifts p
        where seen_only and p.company_id = company and p.person_id = person and p.canceled_at is null
          and p.starts_at > from_at and p.starts_at < to_at
      ) o
      where o.id <> all (without)
    ) end,
    'archived', app.archived_in_shift(company, shift),
    'certificates', (
      select coalesce(jsonb_agg(c.kind order by c.kind), '[]') from public.project_certificates c
      where c.company_id = company and c.project_id = (shift ->> 'project_id')::uuid
    ),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('on_date', h.on_date, 'name', h.name)), '[]')
      from public.holidays h
      where h.company_id = company
        and h.on_date between left(shift ->> 'starts_local', 10)::date and left(shift ->> 'ends_local', 10)::date
    )
  ) || app.rules_of_schedule(company);
end
$$;

comment on function app.shift_facts(uuid, jsonb, boolean, uuid[]) is
  'What a shift is judged by: among the person''s shifts as they are planned, or only as people see them, without '
  'some of them. As ShiftFacts of packages/domain.';
