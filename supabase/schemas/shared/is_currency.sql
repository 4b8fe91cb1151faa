create or replace function app.is_currency(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[A-Z]{3}$', false)
$$;

comment on function app.is_currency(jsonb) is
  'True when a JSON value looks like a currency of ISO 4217.';
