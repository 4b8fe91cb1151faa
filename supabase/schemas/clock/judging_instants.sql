create or replace function app.judging_instants(timing app.punch_time, is_clock_lost boolean, received_at timestamptz)
returns timestamptz[]
language sql immutable
as $$
  select array[timing.occurred_at, timing.made_at]
    || case when is_clock_lost then array[received_at] else '{}' end
$$;

comment on function app.judging_instants(app.punch_time, boolean, timestamptz) is
  'By which instants it is judged who may punch for whom: when the punch counts, when it was made and, where its '
  'clock was lost, when it arrived.';
