create or replace function app.is_hash(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[0-9a-f]{64}$', false)
$$;

comment on function app.is_hash(jsonb) is
  'True when a JSON value is a SHA-256 in hexadecimal digits.';
