create or replace function app.minutes_between(from_at timestamptz, to_at timestamptz) returns integer
language sql immutable parallel safe
as $$
  select greatest(floor(extract(epoch from to_at) / 60) - floor(extract(epoch from from_at) / 60), 0)::integer
$$;

comment on function app.minutes_between(timestamptz, timestamptz) is
  'Minutes between two instants as clocks without seconds show them. As minutesBetween of packages/domain.';
