create or replace function app.ticket_hash(ticket jsonb, signer jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(app.ticket_signed_text(ticket, signer), 'UTF8')), 'hex')
$$;

comment on function app.ticket_hash(jsonb, jsonb) is
  'SHA-256 of what is signed, in hexadecimal digits.';
