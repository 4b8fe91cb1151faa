create or replace function public.end_my_sessions(session_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text := auth.jwt() ->> 'session_id';
  ended uuid[];
begin
  -- Without its own session, the call couldn't distinguish it from the others.
  if own is null or session_id::text = own or app.has_left() then
    return app.refused('not_allowed');
  end if;
  with gone as (
    delete from auth.sessions s
    where s.user_id = auth.uid() and s.id::text <> own
      and (end_my_sessions.session_id is null or s.id = end_my_sessions.session_id)
    returning s.id
  )
  select coalesce(array_agg(gone.id), '{}') into ended from gone;
  delete from public.device_tokens t where t.user_id = auth.uid() and t.session_id = any (ended);
  -- Its open channels are checked again.
  perform pg_notify('realtime_access', auth.uid()::text);
  if session_id is not null and ended = '{}' then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;

comment on function public.end_my_sessions(uuid) is
  'Signs the caller out elsewhere: in one session, or in all but the calling one. Their pushes end too. Verdict '
  'applied or refused (not_allowed, not_found).';

grant execute on function public.end_my_sessions(uuid) to authenticated;
