-- An offer of a login goes by mail, as a link, or not at all: people may work without a login. The
-- mail is the server's to write: the database keeps what is wanted and how far it got.

create index person_details_email_idx
  on public.person_details (company_id, contact_email) where contact_email is not null;

-- What becomes of an invitation -----------------------------------------------------------------

alter table public.invitations
  add column opened_at timestamptz,
  add column mail_state text check (mail_state in ('wanted', 'queued', 'sent', 'failed')),
  add column mail_due_at timestamptz,
  add constraint invitations_mail_is_due check ((mail_state is null) = (mail_due_at is null));
comment on column public.invitations.opened_at is 'When somebody first read it with its token.';
comment on column public.invitations.mail_state is
  'Null: no mail. wanted: the server is to write it. queued: written, on its way to the mail server. sent: the mail server took it. failed: it did not.';
comment on column public.invitations.mail_due_at is
  'When the server may write the mail; of one that is being written, when it is given up and tried anew.';
create index invitations_mail_due_idx on public.invitations (mail_due_at) where mail_state = 'wanted';
create index invitations_company_mail_idx on public.invitations (company_id, mail_due_at) where mail_state is not null;

grant select (opened_at, mail_state) on public.invitations to authenticated;
-- Withheld: mail_due_at, which is the server's.
grant select (opened_at, mail_state, mail_due_at) on public.invitations to service_role;

drop trigger audit on public.invitations;
create trigger audit after insert or update or delete on public.invitations
  for each row execute function app.audit_row('token_hash,opened_at,mail_state,mail_due_at');

alter table app.outgoing_mails
  add column invitation_id uuid,
  add column give_up_at timestamptz;
comment on column app.outgoing_mails.invitation_id is 'Of an invitation''s mail: whose mail_state follows it.';
comment on column app.outgoing_mails.give_up_at is
  'Of a mail that is worth delivering late: until then it is tried again. Null: for about an hour.';

create or replace function app.usable_invitation(token text) returns public.invitations
language plpgsql stable security definer set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  select * into invitation from public.invitations i
  where i.token_hash = app.token_hash(token)
    and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    -- Who has left comes back by being reactivated, not by an old link.
    and exists (
      select from public.memberships m
      where m.company_id = i.company_id and m.person_id = i.person_id
        and (m.valid_to is null or m.valid_to > now())
    );
  return invitation;
end
$$;

create or replace function public.invitation_preview(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation public.invitations := app.usable_invitation(token);
begin
  if invitation.id is null then
    return jsonb_build_object('usable', false);
  end if;
  update public.invitations i set opened_at = now() where i.id = invitation.id and i.opened_at is null;
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
  'What the sign-up screen shows to the holder of a token, and remembers that it was read. An unknown, used, expired or revoked token all look the same.';

-- Mails -----------------------------------------------------------------------------------------

create function app.invitation_mails_lately(company uuid) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.invitations i
  where i.company_id = company and i.mail_state is not null and i.mail_due_at > now() - interval '1 hour'
$$;
comment on function app.invitation_mails_lately(uuid) is
  'How many invitations a company had mailed within the hour, those that still wait included.';

create function app.invitation_mail_due(mails_before bigint) returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + make_interval(secs => 3.6 * greatest(0, mails_before - 500))
$$;
comment on function app.invitation_mail_due(bigint) is
  'When a company''s invitation may be mailed that has so many before it lately: 500 at once, from then on 1,000 an hour, so that no company floods the mail server.';

create function app.announce_invitation_mails() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('invitation_mails', '');
  return null;
end
$$;
create trigger announce_mails after insert on public.invitations
  for each statement execute function app.announce_invitation_mails();

create function app.take_invitation_mails(most integer)
returns table (
  invitation_id uuid, email text, token text, language text, expires_at timestamptz, time_zone text, company jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select i.id, i.company_id, i.person_id from public.invitations i
    where i.mail_state = 'wanted' and i.mail_due_at <= now()
      and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
    order by i.mail_due_at limit most for update skip locked
  loop
    token := app.new_token();
    update public.invitations i set
      token_hash = app.token_hash(take_invitation_mails.token),
      mail_due_at = now() + interval '1 minute'
    where i.id = due.id;
    return query
      select i.id, i.email, take_invitation_mails.token, p.language, i.expires_at, s.time_zone,
        jsonb_build_object(
          'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
          'brand_name', c.brand_name, 'settings', c.settings
        )
      from public.invitations i
      join public.profiles p on p.company_id = i.company_id and p.person_id = i.person_id
      join public.companies c on c.id = i.company_id
      join public.company_settings s on s.company_id = i.company_id
      where i.id = due.id;
  end loop;
end
$$;
comment on function app.take_invitation_mails(integer) is
  'For the server: invitations whose mail it is to write now, each with a token made for this mail, which nothing else keeps in clear. Nobody else gets them for a minute.';

-- Inviting --------------------------------------------------------------------------------------

create function app.person_with_email(company uuid, address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select p.person_id
  from auth.users u join public.profiles p on p.id = u.id
  where u.email = address and p.company_id = company
  union all
  select d.person_id from public.person_details d where d.company_id = company and d.contact_email = address
  limit 1
$$;
comment on function app.person_with_email(uuid, text) is
  'The person of a company whom it knows by a mail address, be it the login''s or the one on file.';

create function app.wrong_invitation_field(
  first_name text, last_name text, email text, phone text, role text, language text, valid_days integer, way text
) returns text
language sql immutable set search_path = ''
as $$
  select case
    when length(first_name) > 100 or trim(coalesce(first_name, '') || coalesce(last_name, '')) = '' then 'first_name'
    when length(last_name) > 100 then 'last_name'
    when coalesce(way not in ('link', 'mail', 'none'), true) then 'way'
    when email !~ '^[^@\s]+@[^@\s]+$' or length(email) > 320 or (email is null and way = 'mail') then 'email'
    when length(phone) > 50 then 'phone'
    when coalesce(role not in ('employee', 'supervisor', 'admin'), true) then 'role'
    when coalesce(language not in ('en', 'es'), true) then 'language'
    when coalesce(valid_days not between 1 and 90, true) then 'valid_days'
  end
$$;

create function app.offer_login(company uuid, person uuid, address text, valid_days integer, way text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  token text := app.new_token();
  invitation public.invitations;
begin
  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = person and i.claimed_at is null and i.revoked_at is null;
  insert into public.invitations (
    company_id, person_id, email, token_hash, invited_by, expires_at, mail_state, mail_due_at
  ) values (
    company, person, address, app.token_hash(token), app.my_person_id(), now() + make_interval(days => valid_days),
    case when way = 'mail' then 'wanted' end,
    case when way = 'mail' then app.invitation_mail_due(app.invitation_mails_lately(company)) end
  )
  returning * into invitation;
  return jsonb_build_object(
    'invitation_id', invitation.id,
    -- A mailed one gets its token when the mail is written.
    'token', case when way = 'link' then token end,
    'expires_at', app.instant(invitation.expires_at)
  );
end
$$;

create function app.add_person(
  company uuid, first_name text, last_name text, phone text, role text, language text, id uuid
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  insert into public.profiles (person_id, company_id, first_name, last_name, phone, language)
  values (coalesce(id, gen_random_uuid()), company, trim(first_name), trim(last_name), phone, language)
  returning person_id into person;
  insert into public.memberships (company_id, person_id, role) values (company, person, role);
  return person;
end
$$;
drop function app.add_person(uuid, text, text, text, text, text);

drop function public.invite_person(text, text, text, text, text, uuid, text, uuid, integer);
create function public.invite_person(
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
  if invitee is not null and not exists (
    select from public.profiles p
    join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    where p.company_id = company and p.person_id = invitee and not p.has_login
      and (m.valid_to is null or m.valid_to > now())
  ) then
    return app.refused('not_found');
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
comment on function public.invite_person(text, text, text, text, text, uuid, text, uuid, integer, text, uuid) is
  'An admin brings in a new person (new_person_id: the device''s id for them, so that repeating adds nobody twice), or offers a login to one without (person_id; again to resend, which ends the earlier token). way: link answers the token, once; mail has the server send it; none adds the person without a login. Verdict applied or refused (not_allowed, invalid_input with the field in detail, not_found, person_exists with the person in detail, too_many_mails).';

create function public.search_invitations(
  search text default '',
  states text[] default array['waiting', 'expired'],
  before jsonb default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    with latest as (
      select distinct on (i.person_id) i.*,
        case
          when i.claimed_at is not null then 'claimed'
          when i.revoked_at is not null then 'revoked'
          when i.expires_at <= now() then 'expired'
          else 'waiting'
        end as state
      from public.invitations i
      where i.company_id = company
      order by i.person_id, i.created_at desc, i.id desc
    ),
    page as (
      select l.*, p.first_name, p.last_name, p.language, m.role
      from latest l
      join public.profiles p on p.company_id = l.company_id and p.person_id = l.person_id
      left join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      where l.state = any (states)
        and (
          trim(coalesce(search, '')) = ''
          or position(lower(trim(search)) in lower(concat_ws(' ', p.first_name, p.last_name, l.email))) > 0
        )
        and (
          before is null
          or (l.created_at, l.id) < ((before ->> 'created_at')::timestamptz, (before ->> 'id')::uuid)
        )
      order by l.created_at desc, l.id desc
      limit least(greatest(coalesce(page_size, 50), 1), 200)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'counts', (select coalesce(jsonb_object_agg(c.state, c.number), '{}') from (
        select l.state, count(*) as number from latest l group by l.state
      ) c),
      'invitations', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
          'role', p.role, 'language', p.language, 'email', p.email, 'state', p.state,
          'mail_state', p.mail_state, 'opened_at', app.instant(p.opened_at),
          'created_at', p.created_at, 'expires_at', app.instant(p.expires_at)
        ) order by p.created_at desc, p.id desc), '[]')
        from page p
      )
    )
  );
end
$$;
comment on function public.search_invitations(text, text[], jsonb, integer) is
  'For an admin: the latest invitation of each person, newest first, by state (waiting, expired, revoked, claimed) and by what is in name or address. before: {created_at, id} of the last one seen. Verdict ok or refused (not_allowed).';

grant execute on function
  public.invite_person(text, text, text, text, text, uuid, text, uuid, integer, text, uuid),
  public.search_invitations(text, text[], jsonb, integer)
  to authenticated;
