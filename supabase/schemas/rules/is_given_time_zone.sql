create or replace function app.is_given_time_zone(value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- PostgreSQL itself also takes offsets and invented abbreviations with one.
  return coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$'
      and app.is_time_zone(value #>> '{}'),
    false
  );
end
$$;

comment on function app.is_given_time_zone(jsonb) is
  'Whether a JSON value names a time zone by a region that phones know too.';
