create or replace function app.phone_key(phone text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')
$$;

comment on function app.phone_key(text) is
  'By which two spellings of a phone number are the same: its last ten digits, without the country.';
