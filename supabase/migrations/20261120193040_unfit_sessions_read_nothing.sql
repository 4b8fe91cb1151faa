-- Whoever signs a lost phone out means now, not when its token ends; and whoever has set up an
-- authenticator app reads and changes nothing by the password alone. Punches are still taken, as those of
-- everybody whose access has ended. docs/decisions/0029-what-a-session-must-show.md.

create function app.refuse_unfit_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
begin
  if session is not null and not exists (select from auth.sessions s where s.id = session::uuid) then
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
  'Raises PT401 where the caller''s session is over, or has not shown the second factor that the caller has. An error, '
  'since a phone would take an empty answer for the truth and show a running clock as stopped; it signs in again instead.';

-- One look at the tables finds what the caller is and whether the session may be unfit: every request
-- asks for this.
create or replace function app.my_company_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  company uuid;
  is_doubtful boolean;
begin
  select m.company_id,
    session is not null and not exists (select from auth.sessions s where s.id = session::uuid)
      or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  into company, is_doubtful
  from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return company;
end
$$;
comment on function app.my_company_id() is
  'The company that the caller is a member of now, in a session that holds; null for anyone else, so that a deactivated person reads nothing.';

create or replace function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  session constant text := nullif(auth.jwt() ->> 'session_id', '');
  held text;
  is_doubtful boolean;
begin
  select m.role,
    session is not null and not exists (select from auth.sessions s where s.id = session::uuid)
      or exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')
  into held, is_doubtful
  from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return held;
end
$$;

create or replace function app.my_led_crews() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.refuse_unfit_session();
  return app.crews_led_by(app.my_person_id(), now());
end
$$;

create or replace function app.is_platform_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(auth.jwt() ->> 'aal' = 'aal2', false) or not app.is_listed_platform_admin() then
    return false;
  end if;
  perform app.refuse_unfit_session();
  return true;
end
$$;

create or replace function public.end_my_sessions(session_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text := auth.jwt() ->> 'session_id';
  ended uuid[];
begin
  -- Without a session of its own the call could not tell the others from it.
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
  -- Its open channels are judged anew.
  perform pg_notify('realtime_access', auth.uid()::text);
  if session_id is not null and ended = '{}' then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;

create or replace function public.end_person_sessions(person_id uuid, session_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text := coalesce(auth.jwt() ->> 'session_id', '');
  login uuid;
  ended uuid[];
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  select p.id into login from public.profiles p
  where p.company_id = app.my_company_id() and p.person_id = end_person_sessions.person_id;
  with gone as (
    delete from auth.sessions s
    where s.user_id = login and s.id::text <> own
      and (end_person_sessions.session_id is null or s.id = end_person_sessions.session_id)
    returning s.id
  )
  select coalesce(array_agg(gone.id), '{}') into ended from gone;
  delete from public.device_tokens t
  where t.user_id = login
    and (t.session_id = any (ended) or (end_person_sessions.session_id is null and t.session_id::text is distinct from own));
  if login is not null then
    perform pg_notify('realtime_access', login::text);
  end if;
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;
