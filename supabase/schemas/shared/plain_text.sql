create or replace function app.plain_text(text) returns text
language sql immutable
as $$
  select lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

comment on function app.plain_text(text) is
  'Lower case without accents, so that "pena" finds "Peña". As toSearchText of the app.';
