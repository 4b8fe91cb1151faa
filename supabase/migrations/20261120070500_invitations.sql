-- How a person gets a login: an admin invites, the token is shown once and kept only as a hash, and
-- the confirmed login takes over the person that the admin entered.

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  email text check (email = lower(email) and length(email) <= 320),
  token_hash bytea not null unique,
  invited_by uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  claimed_at timestamptz,
  revoked_at timestamptz,
  foreign key (company_id, person_id) references public.profiles (company_id, person_id),
  foreign key (company_id, invited_by) references public.profiles (company_id, person_id)
);
comment on table public.invitations is 'Offers of a login to a person of the company, each usable once.';
comment on column public.invitations.email is
  'When given, only a login with this confirmed address can claim the invitation.';
create index invitations_person_idx on public.invitations (company_id, person_id);
create index invitations_invited_by_idx on public.invitations (company_id, invited_by);

alter table public.invitations enable row level security;
create policy invitations_read on public.invitations for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, person_id, email, invited_by, created_at, expires_at, claimed_at, revoked_at)
  on public.invitations to authenticated;
-- Withheld: token_hash, and every write; invitations are made and revoked by RPC.
grant select (id, company_id, person_id, email, invited_by, created_at, expires_at, claimed_at, revoked_at)
  on public.invitations to service_role;

create function app.token_hash(token text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

create function app.usable_invitation(token text) returns public.invitations
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations i
  where i.token_hash = app.token_hash(token)
    and i.claimed_at is null and i.revoked_at is null and i.expires_at > now();
  return invitation;
end
$$;

-- Claiming --------------------------------------------------------------------------------------

create function app.claim_invitation(user_id uuid, confirmed_email text, token text) returns boolean
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
    last_name = coalesce(nullif(p.last_name, ''), newcomer.last_name, '')
  where p.person_id = invitation.person_id and p.company_id = invitation.company_id;
  return true;
end
$$;
comment on function app.claim_invitation(uuid, text, text) is
  'Makes the login the invited person''s: moves profiles.id and nothing else, so no history changes. False when the token is not usable or the address is not the invited one.';

create function app.welcome_login() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  token text := new.raw_user_meta_data ->> 'invitation_token';
begin
  -- A kiosk is a login without a person.
  if new.raw_app_meta_data ? 'kiosk' then
    return null;
  end if;

  insert into public.profiles (id, has_login, first_name, last_name)
  values (
    new.id,
    true,
    left(coalesce(new.raw_user_meta_data ->> 'first_name', ''), 100),
    left(coalesce(new.raw_user_meta_data ->> 'last_name', ''), 100)
  )
  on conflict (id) do nothing;

  if token is not null
    and (new.email_confirmed_at is not null or new.phone_confirmed_at is not null)
    and exists (select from public.profiles p where p.id = new.id and p.company_id is null)
  then
    perform app.claim_invitation(
      new.id, case when new.email_confirmed_at is not null then new.email end, token
    );
  end if;
  return null;
end
$$;
comment on function app.welcome_login() is
  'Gives every login a profile and, once its address is confirmed, the person it was invited as. An unusable token leaves a profile without a company.';

create trigger welcome_login
  after insert or update of email, email_confirmed_at, phone_confirmed_at, raw_user_meta_data on auth.users
  for each row execute function app.welcome_login();

-- Inviting --------------------------------------------------------------------------------------

create function app.new_token() returns text
language sql volatile set search_path = ''
as $$
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;
comment on function app.new_token() is '244 random bits as 64 hexadecimal digits.';

create function app.add_person(company uuid, first_name text, last_name text, phone text, role text, language text)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  insert into public.profiles (company_id, first_name, last_name, phone, language)
  values (company, trim(first_name), trim(last_name), phone, language)
  returning person_id into person;
  insert into public.memberships (company_id, person_id, role) values (company, person, role);
  return person;
end
$$;

create function public.invite_person(
  first_name text default null,
  last_name text default null,
  email text default null,
  phone text default null,
  role text default 'employee',
  crew_id uuid default null,
  language text default 'en',
  person_id uuid default null,
  valid_days integer default 14
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid := app.my_company_id();
  address text := nullif(lower(trim(email)), '');
  invitee uuid := person_id;
  token text := app.new_token();
  invitation public.invitations;
begin
  if app.my_role() is distinct from 'admin' then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  if coalesce(role not in ('employee', 'supervisor', 'admin'), true)
    or coalesce(language not in ('en', 'es'), true)
    or coalesce(valid_days not between 1 and 90, true)
    or address !~ '^[^@\s]+@[^@\s]+$' or length(address) > 320
    or length(first_name) > 100 or length(last_name) > 100 or length(phone) > 50
    or (invitee is null and coalesce(trim(first_name), '') = '' and coalesce(trim(last_name), '') = '')
    or (crew_id is not null and not exists (
      select from public.crews c where c.company_id = company and c.id = invite_person.crew_id
    ))
  then
    return jsonb_build_object('verdict', 'refused', 'reason', 'invalid_input');
  end if;

  if invitee is null then
    invitee := app.add_person(company, coalesce(first_name, ''), coalesce(last_name, ''), phone, role, language);
    if crew_id is not null then
      insert into public.crew_members (company_id, crew_id, person_id, is_lead)
      values (company, invite_person.crew_id, invitee, role = 'supervisor');
    end if;
  elsif not exists (
    select from public.profiles p
    where p.company_id = company and p.person_id = invitee and not p.has_login
  ) then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_found');
  end if;

  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = invitee and i.claimed_at is null and i.revoked_at is null;
  insert into public.invitations (company_id, person_id, email, token_hash, invited_by, expires_at)
  values (company, invitee, address, app.token_hash(token), app.my_person_id(), now() + make_interval(days => valid_days))
  returning * into invitation;

  return jsonb_build_object(
    'verdict', 'applied',
    'invitation_id', invitation.id,
    'person_id', invitee,
    'token', token,
    'expires_at', app.instant(invitation.expires_at)
  );
end
$$;
comment on function public.invite_person(text, text, text, text, text, uuid, text, uuid, integer) is
  'An admin offers a login to a new person, or to one without a login (person_id; again to resend, which ends the earlier token). The token is answered once. Verdict applied or refused (not_allowed, invalid_input, not_found).';

create function public.revoke_invitation(invitation_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if app.my_role() is distinct from 'admin' then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_allowed');
  end if;
  update public.invitations i set revoked_at = now()
  where i.id = invitation_id and i.company_id = app.my_company_id()
    and i.claimed_at is null and i.revoked_at is null;
  if not found then
    return jsonb_build_object('verdict', 'refused', 'reason', 'not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.revoke_invitation(uuid) is
  'An admin withdraws an offer nobody used. Verdict applied or refused (not_allowed, not_found).';

create function public.invitation_preview(token text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations := app.usable_invitation(token);
begin
  if invitation.id is null then
    return jsonb_build_object('usable', false);
  end if;
  return (
    select jsonb_build_object(
      'usable', true,
      'email', invitation.email,
      'first_name', p.first_name,
      'last_name', p.last_name,
      'language', p.language,
      'expires_at', app.instant(invitation.expires_at),
      'company', jsonb_build_object(
        'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
        'brand_name', c.brand_name, 'settings', c.settings
      )
    )
    from public.profiles p join public.companies c on c.id = p.company_id
    where p.company_id = invitation.company_id and p.person_id = invitation.person_id
  );
end
$$;
comment on function public.invitation_preview(text) is
  'What the sign-up screen shows to the holder of a token. An unknown, used, expired or revoked token all look the same.';

grant execute on function
  public.invite_person(text, text, text, text, text, uuid, text, uuid, integer), public.revoke_invitation(uuid)
  to authenticated;
grant execute on function public.invitation_preview(text) to anon, authenticated;
