create or replace function app.name_key(first_name text, last_name text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(lower(regexp_replace(
    translate(trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')), '’‘ʼ`´', ''''''''''''),
    '\s+', ' ', 'g'
  )), '')
$$;

comment on function app.name_key(text, text) is
  'A name as an import compares it: case, spaces and the form of an apostrophe don''t matter.';
