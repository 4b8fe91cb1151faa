create or replace function app.token_hash(token text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

comment on function app.token_hash(text) is
  'What is stored of a token that is shown once.';
