-- Punches are still accepted from such a session, as from anyone whose access has ended.
-- docs/decisions/0029-what-a-session-must-show.md
create or replace function app.refuse_unfit_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
begin
  if session is not null and not exists (
    select from auth.sessions s where s.id = session::uuid and (s.not_after is null or s.not_after > now())
  ) then
    raise exception 'the session is over' using errcode = 'PT401', detail = 'session_over';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  ) then
    raise exception 'the session needs the second factor' using errcode = 'PT401', detail = 'second_factor_missing';
  end if;
end
$$;

comment on function app.refuse_unfit_session() is
  'Raises PT401 where the caller''s session is over, or has not shown the second factor that the caller has. An '
  'error, since a phone would take an empty answer for the truth and show a running clock as stopped; it signs in '
  'again instead.';
