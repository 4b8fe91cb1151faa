-- A device that has lost its clock can't tell when a punch was made. The right to punch for the person is then checked
-- at the only known instant, its arrival, and a person reviews its time.
create or replace function app.is_clock_implausible(timing app.punch_time, device_since timestamptz) returns boolean
language sql stable
as $$
  select coalesce(
    timing.hold = 'clock_implausible' or timing.made_at < device_since - interval '60 seconds',
    false
  )
$$;

comment on function app.is_clock_implausible(app.punch_time, timestamptz) is
  'Whether a time cannot be that of the punch: by itself, or since whoever hands it in was not there yet (60 s are '
  'forgiven every clock).';
