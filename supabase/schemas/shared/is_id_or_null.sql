create or replace function app.is_id_or_null(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    value = 'null' or jsonb_typeof(value) = 'string'
      and value #>> '{}' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    false
  )
$$;

comment on function app.is_id_or_null(jsonb) is
  'Whether a JSON value is null or a UUID. False for SQL null.';
