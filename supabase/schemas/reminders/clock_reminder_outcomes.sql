create or replace function app.clock_reminder_outcomes(
  kind text, people uuid[], due_at timestamptz[], planned_at timestamptz[], punched_at timestamptz[],
  as_of timestamptz
) returns table (place bigint, outcome text)
language sql stable security definer set search_path = ''
as $$
  with asked as materialized (
    select a.* from unnest(people, due_at, planned_at, punched_at) with ordinality
      a (person_id, due_at, planned_at, punched_at, place)
  )
  select a.place, case
    when exists (select from app.time_off_within(p.company_id, p.person_id, as_of, as_of)) then 'time_off'
    when app.is_quiet(q.quiet_from, q.quiet_to, q.zone, a.due_at)
      or app.is_quiet(q.quiet_from, q.quiet_to, q.zone, as_of) then 'quiet_hours'
    when exists (
      select from public.device_reports d
      where d.company_id = p.company_id and d.person_id = p.person_id and d.reminders_until >= a.due_at
    ) and app.is_on_device(
      p.company_id, p.person_id, clock_reminder_outcomes.kind, a.due_at, a.planned_at, a.punched_at
    ) then 'on_device'
    when a.due_at < as_of - interval '30 minutes' then 'too_late'
    else r.outcome
  end
  from asked a
  join public.profiles p on p.person_id = a.person_id
  join app.reaches_of(people, clock_reminder_outcomes.kind) r on r.person_id = a.person_id
  left join app.quiet_hours_of_people(people) q on q.person_id = a.person_id
$$;

comment on function app.clock_reminder_outcomes(
  text, uuid[], timestamptz[], timestamptz[], timestamptz[], timestamptz
) is
  'What comes of reminders of a clock, by their place in the lists: time_off, quiet_hours, on_device where the phone '
  'reminds, too_late after half an hour, or what app.reaches_of says. planned_at and punched_at are when the plan and '
  'the punch behind it reached the server, null without one.';
