create or replace function app.kiosk_code_hash(code text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'))
$$;

comment on function app.kiosk_code_hash(text) is
  'What is stored of a kiosk code; case, spaces and dashes do not matter.';
