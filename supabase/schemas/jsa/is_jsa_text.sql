create or replace function app.is_jsa_text(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and length(value #>> '{}') <= 2000, false)
$$;

comment on function app.is_jsa_text(jsonb) is
  'True when a JSON value is a text, perhaps an empty one, as a JSA may have.';
