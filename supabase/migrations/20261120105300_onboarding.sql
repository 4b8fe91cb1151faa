-- From a fresh login to somebody at work: complete the profile, and found a company or accept an
-- invitation to one.

-- Until now nobody was asked: whoever has a name and a company is complete.
update public.profiles p set profile_complete = true
where p.company_id is not null and trim(p.first_name) <> '' and trim(p.last_name) <> '' and not p.profile_complete;

create or replace function app.claim_invitation(user_id uuid, confirmed_email text, token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.invitations := app.usable_invitation(token);
  newcomer public.profiles;
begin
  if invitation.id is null
    or (invitation.email is not null and invitation.email is distinct from lower(confirmed_email))
  then
    return false;
  end if;

  update public.invitations i set claimed_at = now()
  where i.id = invitation.id and i.claimed_at is null;
  if not found then
    return false;
  end if;

  delete from public.profiles p where p.id = claim_invitation.user_id returning * into newcomer;
  update public.profiles p set
    id = claim_invitation.user_id,
    has_login = true,
    first_name = coalesce(nullif(p.first_name, ''), newcomer.first_name, ''),
    last_name = coalesce(nullif(p.last_name, ''), newcomer.last_name, ''),
    profile_complete =
      trim(coalesce(nullif(p.first_name, ''), newcomer.first_name, '')) <> ''
      and trim(coalesce(nullif(p.last_name, ''), newcomer.last_name, '')) <> ''
  where p.person_id = invitation.person_id and p.company_id = invitation.company_id;
  return true;
end
$$;
comment on function app.claim_invitation(uuid, text, text) is
  'Makes the login the invited person''s: moves profiles.id and nothing else, so no history changes. Who has both names then has a complete profile and goes straight to work. False when the token is not usable or the address is not the invited one.';

create function public.accept_invitation(token text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  login auth.users;
begin
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
comment on function public.accept_invitation(text) is
  'Somebody who is signed in and in no company becomes the person that the token invites. Verdict applied or refused (already_member, invitation_invalid).';

create function public.complete_profile(first_name text, last_name text, phone text default null, language text default 'en')
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
comment on function public.complete_profile(text, text, text, text) is
  'The caller''s own profile, complete from then on. Needs a company first, but for who looks after the platform. Verdict applied or refused (not_allowed, invalid_input with the field in detail, company_missing).';

create function public.founding_options() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'may_found',
    app.are_companies_open() and not app.is_listed_platform_admin()
      and exists (select from public.profiles p where p.id = auth.uid() and p.company_id is null)
  );
end
$$;
comment on function public.founding_options() is 'Whether the caller may found a company.';

create function app.wrong_founding_field(founding jsonb) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case
    when jsonb_typeof(founding) is distinct from 'object' then 'founding'
    when not coalesce(founding ->> 'company_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) then 'company_id'
    when jsonb_typeof(founding -> 'name') is distinct from 'string'
      or length(trim(founding ->> 'name')) not between 1 and 200 then 'name'
    when not coalesce(app.is_text_or_null(founding -> 'company_type', 100), false) then 'company_type'
    when not coalesce(app.is_text_or_null(founding -> 'address', 500), false) then 'address'
    when jsonb_typeof(founding -> 'time_zone') is distinct from 'string'
      or not app.is_time_zone(founding ->> 'time_zone') then 'time_zone'
    when not coalesce(founding -> 'workweek_start' in ('1', '2', '3', '4', '5', '6', '7'), false) then 'workweek_start'
    when not coalesce(founding ->> 'pay_period' in ('weekly', 'biweekly', 'semimonthly', 'monthly'), false) then 'pay_period'
    when jsonb_typeof(founding -> 'first_project') is distinct from 'string'
      or length(trim(founding ->> 'first_project')) not between 1 and 200 then 'first_project'
  end;
end
$$;
comment on function app.wrong_founding_field(jsonb) is
  'The first field of a founding that is missing or not allowed; null when all are right.';

create function app.workweek_begun(zone text, workweek_start integer) returns date
language sql stable
as $$
  select today - ((extract(isodow from today)::integer - workweek_start + 7) % 7)
  from (select (now() at time zone zone)::date as today) as d
$$;
comment on function app.workweek_begun(text, integer) is 'The first day of the workweek that is under way in a zone.';

create function public.found_company(founding jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_founding_field(founding);
  founder public.profiles;
  company uuid;
  week_start integer;
begin
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
    workweek_start = week_start,
    pay_period = founding ->> 'pay_period',
    pay_period_anchor = app.workweek_begun(founding ->> 'time_zone', week_start)
  where s.company_id = company;
  update public.profiles p set company_id = company where p.id = founder.id;
  insert into public.memberships (company_id, person_id, role) values (company, founder.person_id, 'admin');
  insert into public.projects (company_id, name) values (company, trim(founding ->> 'first_project'));
  return jsonb_build_object('verdict', 'applied', 'company_id', company);
end
$$;
comment on function public.found_company(jsonb) is
  'Whoever belongs to no company founds one and is its admin: {company_id, name, company_type, address, time_zone, workweek_start, pay_period, first_project}. The device makes company_id, so that trying again founds nothing twice. Verdict applied, replayed or refused (invalid_input with the field in detail, not_allowed, already_member, founding_closed).';

grant execute on function
  public.accept_invitation(text), public.complete_profile(text, text, text, text),
  public.founding_options(), public.found_company(jsonb)
  to authenticated;
