create or replace function app.holds_punch(kind text) returns boolean
language sql immutable
as $$
  select kind in (
    'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time', 'overlap', 'pin_unproven',
    'locked_period'
  )
$$;

comment on function app.holds_punch(text) is
  'True when a decision item of this kind keeps its punch out of the settled time until it is accepted.';
