create or replace function app.text_mac(key text, message text) returns text
language sql immutable
as $$
  select encode(app.hmac_sha256(convert_to(key, 'UTF8'), convert_to(message, 'UTF8')), 'hex')
$$;

comment on function app.text_mac(text, text) is
  'HMAC of a text under a text, both as UTF-8, in hexadecimal digits: as features/kiosk computes it.';
