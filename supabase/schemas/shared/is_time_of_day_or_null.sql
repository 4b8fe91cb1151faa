create or replace function app.is_time_of_day_or_null(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    value = 'null' or jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^([01]\d|2[0-3]):[0-5]\d$', false
  )
$$;

comment on function app.is_time_of_day_or_null(jsonb) is
  'Whether a JSON value is null or a time of day as 06:30. False for SQL null.';
