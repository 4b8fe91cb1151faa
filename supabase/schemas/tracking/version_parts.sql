create or replace function app.version_parts(version text) returns integer[]
language sql immutable set search_path = ''
as $$
  select case when version ~ '^\d{1,6}(\.\d{1,6}){0,3}$' then string_to_array(version, '.')::integer[] end
$$;

comment on function app.version_parts(text) is
  'The numbers of a version such as 1.12.0, which compare as versions do; null for a text that is none.';
