create or replace function app.clock_reminder_outcome(
  company uuid, person uuid, kind text, due_at timestamptz, planned_at timestamptz, punched_at timestamptz,
  as_of timestamptz
) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when app.is_on_leave(company, person, as_of) then 'time_off'
    when app.is_quiet_for(company, person, due_at) or app.is_quiet_for(company, person, as_of) then 'quiet_hours'
    when app.is_on_device(company, person, kind, due_at, planned_at, punched_at) then 'on_device'
    when due_at < as_of - interval '30 minutes' then 'too_late'
    else app.reach_of(person, kind)
  end
$$;

comment on function app.clock_reminder_outcome(uuid, uuid, text, timestamptz, timestamptz, timestamptz, timestamptz) is
  'What comes of a reminder to someone who is on the clock: time_off, quiet_hours, on_device where their phone '
  'reminds them, too_late after half an hour, or what app.reach_of says. planned_at and punched_at are when '
  'the plan, null without one, and the punch behind it reached the server.';
