-- Whoever took a login while an admin offered it anew could lose it to the holder of the new token, and a token
-- that was being revoked could still be used. Taking and offering a login now lock the person first, then the
-- invitation, and nobody takes the login of a person who has one.

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

  -- Punches and ends of access refer to the person meanwhile: this lock lets them.
  perform from public.profiles p
  where p.company_id = invitation.company_id and p.person_id = invitation.person_id and not p.has_login
  for no key update;
  if not found then
    return false;
  end if;
  update public.invitations i set claimed_at = now()
  where i.id = invitation.id and i.claimed_at is null and i.revoked_at is null and i.expires_at > now();
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
  'Makes the login the invited person''s: moves profiles.id and nothing else, so no history changes. Who has both names then has a complete profile and goes straight to work. False when the token is not usable, the address is not the invited one or the person has a login.';

create or replace function public.invite_person(
  first_name text default null,
  last_name text default null,
  email text default null,
  phone text default null,
  role text default 'employee',
  crew_id uuid default null,
  language text default 'en',
  person_id uuid default null,
  valid_days integer default 14,
  way text default 'link',
  new_person_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  address constant text := nullif(lower(trim(email)), '');
  wrong text;
  invitee uuid := person_id;
  known uuid;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_invitation_field(
    case when person_id is null then first_name else coalesce(first_name, '-') end,
    last_name, address, phone, role, language, valid_days, way
  );
  if wrong is not null then
    return app.refused('invalid_input', wrong);
  end if;
  if crew_id is not null and not exists (
    select from public.crews c
    where c.company_id = company and c.id = invite_person.crew_id and c.archived_at is null
  ) then
    return app.refused('invalid_input', 'crew_id');
  end if;

  -- The device's own id for a new person: a repeat after a lost answer finds them.
  if invitee is null and exists (
    select from public.profiles p where p.company_id = company and p.person_id = new_person_id
  ) then
    invitee := new_person_id;
  end if;
  if invitee is not null then
    -- Whoever is just taking the login goes first.
    perform from public.profiles p
    join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    where p.company_id = company and p.person_id = invitee and not p.has_login
      and (m.valid_to is null or m.valid_to > now())
    for no key update of p;
    if not found then
      return app.refused('not_found');
    end if;
  end if;

  known := app.person_with_email(company, address);
  if known is not null and known is distinct from invitee then
    return app.refused('person_exists', known::text);
  end if;
  if way = 'mail' and (
    select count(*) from public.invitations i
    where i.company_id = company and i.email = address and i.mail_state is not null
      and i.created_at > now() - interval '1 day'
  ) >= 5 then
    return app.refused('too_many_mails');
  end if;

  if invitee is null then
    begin
      invitee := app.add_person(
        company, coalesce(first_name, ''), coalesce(last_name, ''), nullif(trim(phone), ''), role, language, new_person_id
      );
    exception
      -- The id is another company's: a person whom the caller cannot see.
      when unique_violation then
        return app.refused('not_found');
    end;
    if crew_id is not null then
      insert into public.crew_members (company_id, crew_id, person_id, is_lead)
      values (company, invite_person.crew_id, invitee, role = 'supervisor');
    end if;
  end if;
  if address is not null then
    insert into public.person_details as d (company_id, person_id, contact_email) values (company, invitee, address)
    on conflict on constraint person_details_pkey do update set contact_email = excluded.contact_email
    where d.contact_email is distinct from excluded.contact_email;
  end if;

  return jsonb_build_object('verdict', 'applied', 'person_id', invitee)
    || case when way = 'none' then '{}' else app.offer_login(company, invitee, address, valid_days, way) end;
end
$$;
