create or replace function app.is_wall_time(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$'
      and app.is_date_text(left(value #>> '{}', 10)),
    false
  )
$$;

comment on function app.is_wall_time(jsonb) is
  'True when a JSON value is a wall time of this century as 2026-03-08T02:30.';
