-- For an ambiguous wall time PostgreSQL uses standard time, which is the second one in autumn.
create or replace function app.local_instant(local timestamp, zone text, second boolean default false)
returns timestamptz
language plpgsql stable strict set search_path = ''
as $$
declare
  day_before constant timestamptz := (local - interval '1 day') at time zone 'UTC';
  day_after constant timestamptz := (local + interval '1 day') at time zone 'UTC';
  -- By the offsets before and after a clock change.
  one constant timestamptz :=
    local at time zone 'UTC' - ((day_before at time zone zone) - (day_before at time zone 'UTC'));
  other constant timestamptz :=
    local at time zone 'UTC' - ((day_after at time zone zone) - (day_after at time zone 'UTC'));
begin
  if one = other then
    return one;
  end if;
  if one at time zone zone = local and other at time zone zone = local then
    return case when second then greatest(one, other) else least(one, other) end;
  elsif one at time zone zone = local then
    return one;
  elsif other at time zone zone = local then
    return other;
  end if;
  return (
    select min(m) from generate_series(least(one, other), greatest(one, other), interval '1 minute') m
    where m at time zone zone >= local
  );
end
$$;

comment on function app.local_instant(timestamp, text, boolean) is
  'The instant of a wall time: of two, the first unless the second is asked for; of none, since the clock was set '
  'forward, the first instant after the gap. As localInstant of packages/domain.';
