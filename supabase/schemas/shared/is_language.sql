create or replace function app.is_language(language text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(language in ('en', 'es'), false)
$$;

comment on function app.is_language(text) is
  'True when it is one of the languages that people choose from (packages/domain/src/languages.ts has the same list).';
