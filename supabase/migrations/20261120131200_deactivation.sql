-- The end of somebody's access, and its return. What a person was allowed to do is in the dates of
-- their memberships, so ending is closing them now: every policy and function asks for one that
-- holds. What would work without asking is ended here as well.

create function app.has_left() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.my_company_id() is null and exists (
    select from public.profiles p where p.id = auth.uid() and p.company_id is not null
  );
end
$$;
comment on function app.has_left() is
  'Whether the caller was a member of a company and is none any more. Such a login may hand in its punches from before (app.own_right) and nothing else.';
grant execute on function app.has_left() to authenticated;

-- Sockets ---------------------------------------------------------------------------------------

create function app.announce_lost_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p
  where p.company_id = old.company_id and p.person_id = old.person_id and p.has_login;
  if login is not null then
    perform pg_notify('realtime_access', login::text);
  end if;
  return null;
end
$$;
comment on function app.announce_lost_rights() is
  'Has every server ask the policies again for the login''s open channels.';
create trigger announce_lost_rights after update or delete on public.memberships
  for each row execute function app.announce_lost_rights();
create trigger announce_lost_rights after update or delete on public.crew_members
  for each row execute function app.announce_lost_rights();

-- What a login could do without being a member --------------------------------------------------

alter policy device_tokens_read on public.device_tokens
  using (user_id = (select auth.uid()) and not (select app.has_left()));
alter policy device_tokens_insert on public.device_tokens
  with check (user_id = (select auth.uid()) and not (select app.has_left()));
alter policy device_tokens_update on public.device_tokens
  using (user_id = (select auth.uid()) and not (select app.has_left()));

create or replace function public.my_sessions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.has_left() then
    return '[]'::jsonb;
  end if;
  return app.sessions_of(auth.uid());
end
$$;

create function app.sessions_of(login uuid) returns jsonb
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
comment on function app.sessions_of(uuid) is 'Where a login is signed in, last used first.';

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
  if session_id is not null and ended = '{}' then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;

alter function public.my_data() rename to everything_about_me;
alter function public.everything_about_me() set schema app;
revoke execute on function app.everything_about_me() from authenticated;
comment on function app.everything_about_me() is 'What my_data answers of the caller''s account and time.';
create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.has_left() then
    return app.refused('access_over');
  end if;
  return app.everything_about_me() || case when app.my_company_id() is not null then jsonb_build_object(
    'certificates', app.rows_about('public.certificates', app.my_person_id()),
    'emergency_contacts', app.rows_about('public.emergency_contacts', app.my_person_id())
  ) else '{}' end;
end
$$;
comment on function public.my_data() is
  'Everything that is kept about the caller, for them to take away. Refused for a login that is no person (not_found) and for one whose access has ended (access_over): the company hands out the data then.';
grant execute on function public.my_data() to authenticated;

-- Ending and returning --------------------------------------------------------------------------

create function app.end_access(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person and p.has_login;
  delete from public.memberships m where m.company_id = company and m.person_id = person and m.valid_from > now();
  update public.memberships m set valid_to = greatest(now(), m.valid_from + interval '1 microsecond')
  where m.company_id = company and m.person_id = person and (m.valid_to is null or m.valid_to > now());
  delete from public.crew_members c where c.company_id = company and c.person_id = person and c.valid_from > now();
  update public.crew_members c set valid_to = greatest(now(), c.valid_from + interval '1 microsecond')
  where c.company_id = company and c.person_id = person and (c.valid_to is null or c.valid_to > now());
  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = person and i.claimed_at is null and i.revoked_at is null;
  delete from public.person_pins n where n.company_id = company and n.person_id = person;
  delete from public.device_tokens t where t.user_id = login;
end
$$;
comment on function app.end_access(uuid, uuid) is
  'Ends a person''s role, crews, invitations, kiosk PIN and pushes now. The login stays, for its punches from before.';

create function public.deactivate_person(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if person_id = app.my_person_id() then
    return app.refused('own_access');
  end if;
  perform app.lock_admins(company);
  if app.role_at(company, person_id, now()) is null then
    return app.refused('access_over');
  end if;
  if app.is_last_admin(company, person_id) then
    return app.refused('last_admin');
  end if;
  perform app.end_access(company, person_id);
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.deactivate_person(uuid) is
  'An admin ends another person''s access at once; all records stay. Verdict applied or refused (not_allowed, not_found, own_access, access_over, last_admin).';

create function public.reactivate_person(person_id uuid, new_role text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  last public.memberships;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if new_role not in ('employee', 'supervisor', 'admin') then
    return app.refused('invalid_input');
  end if;
  perform app.lock_admins(company);
  if app.role_at(company, person_id, now()) is not null then
    return app.refused('already_member');
  end if;
  if exists (
    select from public.person_merges m
    where m.company_id = company and m.dropped_person_id = reactivate_person.person_id and m.undone_at is null
  ) then
    return app.refused('is_merged');
  end if;
  select * into last from public.memberships m
  where m.company_id = company and m.person_id = reactivate_person.person_id
  order by m.valid_from desc limit 1;
  insert into public.memberships (company_id, person_id, role)
  values (company, reactivate_person.person_id, coalesce(new_role, last.role, 'employee'));
  -- Back into the crews that ended with the access.
  insert into public.crew_members (company_id, crew_id, person_id, is_lead)
  select c.company_id, c.crew_id, c.person_id, c.is_lead
  from public.crew_members c join public.crews crew on crew.company_id = c.company_id and crew.id = c.crew_id
  where c.company_id = company and c.person_id = reactivate_person.person_id
    and c.valid_to = last.valid_to and crew.archived_at is null;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.reactivate_person(uuid, text) is
  'An admin gives a former member access again, in the role and the crews they had unless another role is said. Invitations, PIN and pushes are made anew. Verdict applied or refused (not_allowed, not_found, invalid_input, already_member, is_merged).';

-- Sessions of others ----------------------------------------------------------------------------

create function public.person_sessions(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  return jsonb_build_object('verdict', 'ok', 'sessions', (
    select app.sessions_of(p.id) from public.profiles p
    where p.company_id = app.my_company_id() and p.person_id = person_sessions.person_id
  ));
end
$$;
comment on function public.person_sessions(uuid) is
  'Where a person of the company is signed in, for an admin. Verdict ok or refused (not_allowed, not_found).';

create function public.end_person_sessions(person_id uuid, session_id uuid default null) returns jsonb
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
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;
comment on function public.end_person_sessions(uuid, uuid) is
  'An admin signs a person of the company out of one session or of all, with their pushes; never out of the admin''s own. Verdict applied or refused (not_allowed, not_found).';

grant execute on function
  public.deactivate_person(uuid), public.reactivate_person(uuid, text),
  public.person_sessions(uuid), public.end_person_sessions(uuid, uuid)
  to authenticated;
