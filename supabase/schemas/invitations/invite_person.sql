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
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if crew_id is not null and not exists (
    select from public.crews c
    where c.company_id = company and c.id = invite_person.crew_id and c.archived_at is null
  ) then
    return app.refused_with_detail('invalid_input', 'crew_id');
  end if;

  -- The device's own id for a new person, by which a repeat after a lost response finds them.
  if invitee is null and exists (
    select from public.profiles p where p.company_id = company and p.person_id = new_person_id
  ) then
    invitee := new_person_id;
  end if;
  if invitee is not null then
    -- Waits for the person if they are just accepting a login.
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
    return app.refused_with_detail('person_exists', known::text);
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
        company, coalesce(first_name, ''), coalesce(last_name, ''), nullif(trim(phone), ''), role, language,
          new_person_id
      );
    exception
      -- The id belongs to another company's person, whom the caller can't see.
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

comment on function public.invite_person(text, text, text, text, text, uuid, text, uuid, integer, text, uuid) is
  'An admin brings in a new person (new_person_id: the device''s id for them, so that repeating adds no one twice), '
  'or offers a login to one without (person_id; again to resend, which ends the earlier token). way: link answers '
  'the token, once; mail has the server send it; none adds the person without a login. Verdict applied or refused '
  '(not_allowed, invalid_input with the field in detail, not_found, person_exists with the person in detail, '
  'too_many_mails).';

grant execute on function
  public.invite_person(text, text, text, text, text, uuid, text, uuid, integer, text, uuid)
  to authenticated;
