create or replace function app.is_crew_day(company uuid, day date) returns boolean
language sql stable
as $$
  select day is null or day between (now() - interval '5 years')::date and (now() + interval '2 years')::date
$$;

comment on function app.is_crew_day(uuid, date) is
  'Whether a day is near enough to begin or end a place in a crew on it.';
