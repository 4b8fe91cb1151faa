create or replace function app.sessions_of(login uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', s.id,
        'is_current', coalesce(s.id::text = auth.jwt() ->> 'session_id', false),
        'signed_in_at', app.instant(s.created_at),
        'last_seen_at', app.instant(coalesce(s.refreshed_at::timestamptz, s.created_at)),
        'user_agent', s.user_agent,
        'ip', host(s.ip),
        'is_second_factor', coalesce(s.aal::text = 'aal2', false)
      ) order by coalesce(s.refreshed_at::timestamptz, s.created_at) desc, s.id
    ), '[]')
    from auth.sessions s
    where s.user_id = login and (s.not_after is null or s.not_after > now())
  );
end
$$;

comment on function app.sessions_of(uuid) is
  'Where a login is signed in, last used first.';
