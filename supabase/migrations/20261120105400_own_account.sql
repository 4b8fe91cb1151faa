-- What a person may see and end of their own account: sessions, all that is kept about them, and
-- the account itself.

create function public.my_sessions() returns jsonb
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
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  );
end
$$;
comment on function public.my_sessions() is 'Where the caller''s login is signed in, last used first.';

create function public.end_my_sessions(session_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text := auth.jwt() ->> 'session_id';
  ended uuid[];
begin
  -- Without a session of its own the call could not tell the others from it.
  if own is null or session_id::text = own then
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
comment on function public.end_my_sessions(uuid) is
  'Signs the caller out elsewhere: in one session, or in all but the calling one. Their pushes end too. Verdict applied or refused (not_allowed, not_found).';

create function app.rows_about(table_name regclass, person uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t where t.person_id = $1', table_name)
    into answer using person;
  return answer;
end
$$;

create function public.my_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
begin
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'made_at', app.instant(now()),
    'login', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at, 'told_at_sign_up', u.raw_user_meta_data - 'invitation_token'
      ) from auth.users u where u.id = auth.uid()
    ),
    'sessions', public.my_sessions(),
    'profile', to_jsonb(person),
    'company', (select jsonb_build_object('id', c.id, 'name', c.name) from public.companies c where c.id = person.company_id),
    'memberships', app.rows_about('public.memberships', person.person_id),
    'crews', (
      select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object('crew', c.name)), '[]')
      from public.crew_members m join public.crews c on c.company_id = m.company_id and c.id = m.crew_id
      where m.company_id = person.company_id and m.person_id = person.person_id
    ),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'token_hash'), '[]')
      from public.invitations i where i.company_id = person.company_id and i.person_id = person.person_id
    ),
    'punches', app.rows_about('public.punches', person.person_id),
    'punch_locations', app.rows_about('public.punch_locations', person.person_id),
    'time_entries', app.rows_about('public.time_entries', person.person_id),
    'time_breaks', app.rows_about('public.time_breaks', person.person_id),
    'time_entry_events', app.rows_about('public.time_entry_events', person.person_id),
    'decision_items', app.rows_about('public.decision_items', person.person_id),
    'who_looked_at_my_location', app.rows_about('public.location_reads', person.person_id),
    'account_deletion_requests', app.rows_about('public.account_deletion_requests', person.person_id),
    'push_addresses', (
      select coalesce(jsonb_agg(jsonb_build_object('platform', t.platform, 'created_at', t.created_at)), '[]')
      from public.device_tokens t where t.user_id = auth.uid()
    ),
    'error_reports', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from public.client_errors e where e.user_id = auth.uid()
    ),
    'changes_to_my_profile', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'recorded_by' order by a.recorded_at), '[]')
      from public.audit_events a
      where a.company_id = person.company_id and a.subject = 'profiles' and a.subject_id = person.id::text
    )
  );
end
$$;
comment on function public.my_data() is
  'Everything that is kept about the caller, for them to take away; also for somebody whose access has ended. Refused (not_found) for a login that is no person.';

-- The end of an account -------------------------------------------------------------------------

create table public.account_deletion_requests (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  reason text check (length(reason) <= 1000),
  state text not null default 'open' check (state in ('open', 'withdrawn', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid,
  comment text check (length(comment) <= 1000),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, decided_by) references public.profiles (company_id, person_id)
);
comment on table public.account_deletion_requests is
  'Wishes of people that their account be deleted, and what an admin decided.';
create unique index account_deletion_requests_one_open_idx
  on public.account_deletion_requests (company_id, person_id) where state = 'open';
create index account_deletion_requests_person_idx on public.account_deletion_requests (company_id, person_id);
create index account_deletion_requests_decided_by_idx
  on public.account_deletion_requests (company_id, decided_by) where decided_by is not null;
create trigger audit after insert or update or delete on public.account_deletion_requests
  for each row execute function app.audit_row('');

alter table public.account_deletion_requests enable row level security;
create policy account_deletion_requests_read on public.account_deletion_requests for select to authenticated
  using (
    company_id = (select app.my_company_id())
    and (person_id = (select app.my_person_id()) or (select app.my_role()) = 'admin')
  );
grant select (id, company_id, person_id, reason, state, created_at, decided_at, decided_by, comment)
  on public.account_deletion_requests to authenticated;
grant select on public.account_deletion_requests to service_role;
-- Withheld: every write; a request is made, withdrawn and decided by RPC.

create function public.request_account_deletion(request_id uuid, reason text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if request_id is null or length(reason) > 1000 then
    return app.refused('invalid_input');
  end if;
  insert into public.account_deletion_requests (id, company_id, person_id, reason)
  values (request_id, company, person, nullif(trim(reason), ''))
  on conflict do nothing;
  if not found and not exists (
    select from public.account_deletion_requests r
    where r.id = request_id and r.company_id = company and r.person_id = person
  ) then
    return app.refused('already_asked');
  end if;
  return jsonb_build_object('verdict', 'applied', 'request_id', request_id);
end
$$;
comment on function public.request_account_deletion(uuid, text) is
  'A member asks that their account be deleted; the device makes the id, so trying again asks once. Verdict applied or refused (not_allowed, invalid_input, already_asked).';

create function public.withdraw_account_deletion() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update public.account_deletion_requests r set state = 'withdrawn', decided_at = now()
  where r.company_id = app.my_company_id() and r.person_id = app.my_person_id() and r.state = 'open';
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.withdraw_account_deletion() is
  'Takes back the caller''s open request. Verdict applied or refused (not_found).';

create function app.is_last_admin(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.role_at(company, person, now()) = 'admin' and not exists (
    select from public.memberships m
    where m.company_id = company and m.person_id <> person and m.role = 'admin'
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
end
$$;

create function app.erase_account(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person;
  update public.memberships m set valid_to = greatest(now(), m.valid_from + interval '1 microsecond')
  where m.company_id = company and m.person_id = person
    and (m.valid_to is null or m.valid_to > now());
  delete from public.device_tokens t where t.user_id = login;
  delete from public.person_pins n where n.company_id = company and n.person_id = person;
  -- The person stays, without a login: hours that were worked keep their owner as long as the law asks.
  update public.profiles p set
    id = gen_random_uuid(), has_login = false, profile_complete = false, phone = null, photo_url = null
  where p.company_id = company and p.person_id = person;
  delete from auth.users u where u.id = login;
end
$$;
comment on function app.erase_account(uuid, uuid) is
  'Ends a person''s access and deletes their login with its sessions, phone number, photo path, PIN and push addresses. Records of hours stay until their retention ends.';

create function public.decide_account_deletion(request_id uuid, decision text, comment text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request public.account_deletion_requests;
begin
  select * into request from public.account_deletion_requests r
  where r.id = request_id and r.company_id = app.my_company_id()
  for update;
  if request.id is null or app.my_role() is distinct from 'admin' then
    return app.refused('not_found');
  end if;
  -- Nobody decides alone about themselves.
  if request.person_id = app.my_person_id() then
    return app.refused('not_allowed');
  end if;
  if request.state <> 'open' then
    return app.refused('already_decided');
  end if;
  if coalesce(decision not in ('accept', 'decline'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision = 'decline' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;
  if decision = 'accept' and app.is_last_admin(request.company_id, request.person_id) then
    return app.refused('last_admin');
  end if;
  update public.account_deletion_requests r set
    state = case when decision = 'accept' then 'accepted' else 'declined' end,
    decided_at = now(),
    decided_by = app.my_person_id(),
    comment = nullif(trim(decide_account_deletion.comment), '')
  where r.id = request.id;
  if decision = 'accept' then
    perform app.erase_account(request.company_id, request.person_id);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.decide_account_deletion(uuid, text, text) is
  'An admin accepts or declines another person''s wish (declining says why). Accepting ends the access at once. Verdict applied or refused (not_found, not_allowed, already_decided, invalid_input, comment_missing, last_admin).';

grant execute on function
  public.my_sessions(), public.end_my_sessions(uuid), public.my_data(),
  public.request_account_deletion(uuid, text), public.withdraw_account_deletion(),
  public.decide_account_deletion(uuid, text, text)
  to authenticated;
