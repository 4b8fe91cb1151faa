create or replace function app.is_choice(value jsonb, variadic choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' = any (choices), false)
$$;

comment on function app.is_choice(jsonb, text[]) is
  'True when a JSON value is one of the given words.';
