create or replace function app.name_key(first_name text, last_name text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(regexp_replace(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '\s+', ' ',
    'g')), '')
$$;

comment on function app.name_key(text, text) is
  'A name as an import compares it: case and spaces do not matter.';
