create or replace function app.request_address() returns text
language sql stable set search_path = ''
as $$
  -- Our own server provides the verified address; a hosted project's proxy writes the header.
  select coalesce(
    nullif(current_setting('request.client_address', true), ''),
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip',
    ''
  )
$$;

comment on function app.request_address() is
  'Where the present request comes from; empty when that is not known.';
