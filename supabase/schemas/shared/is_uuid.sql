create or replace function app.is_uuid(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false
  )
$$;

comment on function app.is_uuid(jsonb) is
  'True when a JSON value is a uuid in its usual, lower-case form.';
