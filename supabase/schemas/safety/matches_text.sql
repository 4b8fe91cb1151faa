create or replace function app.matches_text(value jsonb, pattern text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value #>> '{}' ~ pattern, false)
$$;

comment on function app.matches_text(jsonb, text) is
  'True when a JSON value is a text of a pattern.';
