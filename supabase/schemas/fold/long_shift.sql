create or replace function app.long_shift() returns interval
language sql immutable parallel safe
as $$
  select interval '16 hours'
$$;

comment on function app.long_shift() is
  'A longer time entry is flagged long_shift, and an open one was probably forgotten. As longShiftMs of '
  'packages/domain.';
