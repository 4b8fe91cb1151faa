create or replace function app.is_given_time_zone(value jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and app.is_time_zone(value #>> '{}'), false)
$$;

comment on function app.is_given_time_zone(jsonb) is
  'True when a JSON value names a time zone.';
