create or replace function public.may_send_speech() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.allows_voice('server_speech')
$$;

comment on function public.may_send_speech() is
  'True when the caller''s company lets speech go to the server to be turned into text. False for whoever has none.';

grant execute on function public.may_send_speech() to authenticated;
