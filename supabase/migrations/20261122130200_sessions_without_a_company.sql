-- Whether a session holds was asked only of members of a company. A super admin's, or that of somebody who
-- is in no company yet, read and acted by the password alone, and after it had been ended elsewhere.
-- docs/decisions/0029-what-a-session-must-show.md

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
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = auth.uid();
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return company;
end
$$;

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
  left join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  where p.id = auth.uid();
  if is_doubtful then
    perform app.refuse_unfit_session();
  end if;
  return held;
end
$$;

-- Whoever is in no company has none to compare with, and is judged all the same.
alter policy profiles_read_own on public.profiles
  using (id = (select auth.uid()) and company_id is not distinct from (select app.my_company_id()));
alter policy profiles_update_own on public.profiles
  using (id = (select auth.uid()) and company_id is not distinct from (select app.my_company_id()));

create or replace function public.complete_profile(first_name text, last_name text, phone text default null, language text default 'en')
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := case
    when coalesce(length(trim(first_name)) not between 1 and 100, true) then 'first_name'
    when coalesce(length(trim(last_name)) not between 1 and 100, true) then 'last_name'
    when length(phone) > 50 then 'phone'
    when coalesce(language not in ('en', 'es'), true) then 'language'
  end;
  person public.profiles;
begin
  perform app.refuse_unfit_session();
  select * into person from public.profiles p where p.id = auth.uid();
  if person.id is null or (person.company_id is not null and app.my_company_id() is null) then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  if person.company_id is null and not app.is_listed_platform_admin() then
    return app.refused('company_missing');
  end if;
  update public.profiles p set
    first_name = trim(complete_profile.first_name),
    last_name = trim(complete_profile.last_name),
    phone = nullif(trim(complete_profile.phone), ''),
    language = complete_profile.language,
    profile_complete = true
  where p.id = person.id;
  return jsonb_build_object('verdict', 'applied');
end
$$;

create or replace function public.found_company(founding jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_founding_field(founding);
  founder public.profiles;
  company uuid;
  week_start integer;
begin
  perform app.refuse_unfit_session();
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  company := (founding ->> 'company_id')::uuid;
  week_start := (founding ->> 'workweek_start')::integer;

  -- Two tries of the same person, such as after a lost answer, come one after the other.
  select * into founder from public.profiles p where p.id = auth.uid() for update;
  if founder.id is null or app.is_listed_platform_admin() then
    return app.refused('not_allowed');
  end if;
  if founder.company_id = company and app.my_role() = 'admin' then
    return jsonb_build_object('verdict', 'replayed', 'company_id', company);
  end if;
  if founder.company_id is not null then
    return app.refused('already_member');
  end if;
  if not app.are_companies_open() then
    return app.refused('founding_closed');
  end if;

  insert into public.companies (id, name, company_type, address)
  values (company, trim(founding ->> 'name'), founding ->> 'company_type', founding ->> 'address')
  on conflict (id) do nothing;
  if not found then
    return app.refused('invalid_input', 'company_id');
  end if;
  update public.company_settings s set
    time_zone = founding ->> 'time_zone',
    default_language = coalesce(founding ->> 'language', s.default_language)
  where s.company_id = company;
  update public.company_rules r set rule = jsonb_build_object(
    'workweek_start', week_start,
    'pay_period', founding ->> 'pay_period',
    'period_anchor', app.workweek_begun(founding ->> 'time_zone', week_start)
  )
  where r.company_id = company and r.kind = 'calendar';
  update public.profiles p set company_id = company where p.id = founder.id;
  insert into public.memberships (company_id, person_id, role) values (company, founder.person_id, 'admin');
  insert into public.projects (company_id, name) values (company, trim(founding ->> 'first_project'));
  return jsonb_build_object('verdict', 'applied', 'company_id', company);
end
$$;

create or replace function public.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login auth.users;
begin
  perform app.refuse_unfit_session();
  if not exists (select from public.profiles p where p.id = auth.uid() and p.company_id is null)
    or app.is_listed_platform_admin()
  then
    return app.refused('already_member');
  end if;
  select * into login from auth.users u where u.id = auth.uid();
  if token is null
    or not app.claim_invitation(auth.uid(), case when login.email_confirmed_at is not null then login.email end, token)
  then
    return app.refused('invitation_invalid');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
