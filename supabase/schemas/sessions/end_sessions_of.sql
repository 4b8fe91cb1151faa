create or replace function app.end_sessions_of(login uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  delete from auth.sessions s where s.user_id = login;
  get diagnostics ended = row_count;
  delete from public.device_tokens t where t.user_id = login;
  perform pg_notify('realtime_access', login::text);
  return ended;
end
$$;

comment on function app.end_sessions_of(uuid) is
  'Signs a login out everywhere and ends its pushes; answers how many sessions there were.';
