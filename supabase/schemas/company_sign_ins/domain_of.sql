create or replace function app.domain_of(email text) returns text
language sql immutable set search_path = ''
as $$
  select lower(regexp_replace(email, '^.*@', ''))
$$;

comment on function app.domain_of(text) is
  'What is behind the last @ of a mail address, in lower case.';
