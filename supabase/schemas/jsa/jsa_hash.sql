create or replace function app.jsa_hash(document jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(app.jsa_signed_text(document), 'UTF8')), 'hex')
$$;

comment on function app.jsa_hash(jsonb) is
  'SHA-256 of what people sign, in hexadecimal digits.';
