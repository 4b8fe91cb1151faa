create or replace function app.message_key(channel text, dedupe_key text) returns text
language sql immutable set search_path = ''
as $$
  select case when channel = 'email' then dedupe_key else left(dedupe_key, -37) end
$$;

comment on function app.message_key(text, text) is
  'What a message was sent under: without the space and the id of the browser or phone, which pushes add to it.';
