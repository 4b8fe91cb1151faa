-- What an admin does to a person's records, and what people do to their own.

create function app.is_company_person(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p where p.company_id = company and p.person_id = person
  );
end
$$;

create function app.may_administer(person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.my_role() = 'admin', false) and app.is_company_person(app.my_company_id(), person);
end
$$;
comment on function app.may_administer(uuid) is
  'Whether the caller is an admin of the person''s company. A foreign person and one who is not there look the same.';

-- Details ---------------------------------------------------------------------------------------

create function public.save_person(
  person_id uuid,
  profile_version integer,
  details_version integer,
  first_name text,
  last_name text,
  phone text default null,
  language text default 'en',
  employee_number text default null,
  hired_on date default null,
  contact_email text default null,
  notes text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  stored public.profiles;
  stored_version integer;
  clean_number constant text := nullif(trim(employee_number), '');
  clean_email constant text := nullif(lower(trim(contact_email)), '');
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(trim(first_name), '') = '' and coalesce(trim(last_name), '') = ''
    or coalesce(language not in ('en', 'es'), true)
    or length(first_name) > 100 or length(last_name) > 100 or length(phone) > 50
    or length(clean_number) > 50 or length(notes) > 2000
    or hired_on not between '1900-01-01' and '2200-01-01'
    or clean_email !~ '^[^@\s]+@[^@\s]+$' or length(clean_email) > 320
  then
    return app.refused('invalid_input');
  end if;
  if exists (
    select from public.person_details d
    where d.company_id = company and lower(d.employee_number) = lower(clean_number)
      and d.person_id <> save_person.person_id
  ) then
    return app.refused('number_taken');
  end if;

  select * into stored from public.profiles p
  where p.company_id = company and p.person_id = save_person.person_id
  for update;
  select d.version into stored_version from public.person_details d
  where d.company_id = company and d.person_id = save_person.person_id;
  if stored.version is distinct from profile_version or coalesce(stored_version, 0) is distinct from details_version then
    return app.refused('changed_meanwhile');
  end if;

  update public.profiles p set
    first_name = coalesce(trim(save_person.first_name), ''),
    last_name = coalesce(trim(save_person.last_name), ''),
    phone = nullif(trim(save_person.phone), ''),
    -- Whoever signs in chooses for themselves.
    language = case when p.has_login then p.language else save_person.language end
  where p.company_id = company and p.person_id = save_person.person_id
    and (p.first_name, p.last_name, p.phone, p.language) is distinct from (
      coalesce(trim(save_person.first_name), ''), coalesce(trim(save_person.last_name), ''),
      nullif(trim(save_person.phone), ''), case when p.has_login then p.language else save_person.language end
    );
  insert into public.person_details as d (company_id, person_id, employee_number, hired_on, contact_email, notes)
  values (company, save_person.person_id, clean_number, save_person.hired_on, clean_email, nullif(trim(save_person.notes), ''))
  on conflict on constraint person_details_pkey do update set
    employee_number = excluded.employee_number, hired_on = excluded.hired_on,
    contact_email = excluded.contact_email, notes = excluded.notes
  where (d.employee_number, d.hired_on, d.contact_email, d.notes)
    is distinct from (excluded.employee_number, excluded.hired_on, excluded.contact_email, excluded.notes);
  return jsonb_build_object('verdict', 'applied');
exception
  when unique_violation then
    return app.refused('number_taken');
end
$$;
comment on function public.save_person(uuid, integer, integer, text, text, text, text, text, date, text, text) is
  'An admin changes what is known of a person, over the versions that were read (details_version 0: none yet). The language of somebody with a login stays theirs. Verdict applied or refused (not_allowed, not_found, invalid_input, number_taken, changed_meanwhile).';

-- Role ------------------------------------------------------------------------------------------

create function app.lock_admins(company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins:' || company::text, 0));
end
$$;
comment on function app.lock_admins(uuid) is
  'One at a time takes an admin away, so that two who take each other''s place do not leave none.';

create function app.has_other_admin(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.memberships m
    join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
    where m.company_id = company and m.person_id <> person and m.role = 'admin'
      and p.has_login and m.valid_from <= now() and m.valid_to is null
  );
end
$$;
comment on function app.has_other_admin(uuid, uuid) is
  'Whether somebody else is an admin now and for good, and can sign in.';

create function public.set_role(person_id uuid, new_role text, from_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  starts constant timestamptz := coalesce(from_at, now());
  held public.memberships;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(new_role not in ('employee', 'supervisor', 'admin'), true) then
    return app.refused('invalid_input');
  end if;
  -- What somebody was allowed to do stays as it was.
  if starts < now() or starts > now() + interval '366 days' then
    return app.refused('time_impossible');
  end if;
  perform app.lock_admins(company);
  select * into held from public.memberships m
  where m.company_id = company and m.person_id = set_role.person_id
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  if held.id is null then
    return app.refused('access_over');
  end if;
  if held.role = 'admin' and new_role <> 'admin' and not app.has_other_admin(company, person_id) then
    return app.refused('last_admin');
  end if;

  -- One change can be planned; a newer plan takes its place.
  delete from public.memberships m
  where m.company_id = company and m.person_id = set_role.person_id and m.valid_from > now();
  if held.role = new_role then
    update public.memberships m set valid_to = null where m.id = held.id and m.valid_to is not null;
  elsif starts <= held.valid_from then
    update public.memberships m set role = new_role, valid_to = null where m.id = held.id;
  else
    update public.memberships m set valid_to = starts where m.id = held.id;
    insert into public.memberships (company_id, person_id, role, valid_from)
    values (company, set_role.person_id, new_role, starts);
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.set_role(uuid, text, timestamptz) is
  'An admin gives a member another role from an instant on, now unless said; the role held now ends a planned change. Verdict applied or refused (not_allowed, not_found, invalid_input, time_impossible, access_over, last_admin).';

-- Pay rates -------------------------------------------------------------------------------------

create function public.set_rate(person_id uuid, rate integer, currency text, valid_from date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  next_from date;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(rate not between 1 and 2000000000, true) or coalesce(currency !~ '^[A-Z]{3}$', true)
    or coalesce(set_rate.valid_from not between '2000-01-01' and app.company_today(company) + 730, true)
  then
    return app.refused('invalid_input');
  end if;
  perform app.lock_people(company, array[person_id]);
  -- A rate from the same day is replaced, the one before ends, the one after stays.
  update public.pay_rates r set removed_at = now(), removed_by = app.my_person_id()
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from = set_rate.valid_from;
  update public.pay_rates r set valid_to = set_rate.valid_from
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from < set_rate.valid_from and (r.valid_to is null or r.valid_to > set_rate.valid_from);
  select min(r.valid_from) into next_from from public.pay_rates r
  where r.company_id = company and r.person_id = set_rate.person_id and r.removed_at is null
    and r.valid_from > set_rate.valid_from;
  insert into public.pay_rates (company_id, person_id, rate, currency, valid_from, valid_to, set_by)
  values (company, set_rate.person_id, set_rate.rate, set_rate.currency, set_rate.valid_from, next_from, app.my_person_id());
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.set_rate(uuid, integer, text, date) is
  'An admin sets what an hour costs (ten-thousandths of the unit) from a workday on, until the next rate. Verdict applied or refused (not_allowed, not_found, invalid_input).';

create function public.remove_rate(rate_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  gone public.pay_rates;
begin
  select * into gone from public.pay_rates r
  where r.id = rate_id and r.company_id = company and r.removed_at is null;
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  -- Hours that were worked under it have cost what it says.
  if gone.valid_from <= app.company_today(company) then
    return app.refused('already_in_force');
  end if;
  perform app.lock_people(company, array[gone.person_id]);
  update public.pay_rates r set removed_at = now(), removed_by = app.my_person_id() where r.id = gone.id;
  update public.pay_rates r set valid_to = gone.valid_to
  where r.company_id = company and r.person_id = gone.person_id and r.removed_at is null
    and r.valid_to = gone.valid_from;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.remove_rate(uuid) is
  'An admin takes back a rate that is not in force yet; the one before goes on. Verdict applied or refused (not_allowed, not_found, already_in_force).';

create function public.read_pay_rates(person_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  values (company, app.my_person_id(), read_pay_rates.person_id);
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'rates', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'rate', r.rate, 'currency', r.currency, 'valid_from', r.valid_from, 'valid_to', r.valid_to,
          'set_at', app.instant(r.set_at), 'set_by', trim(p.first_name || ' ' || p.last_name)
        ) order by r.valid_from desc
      ), '[]')
      from public.pay_rates r
      left join public.profiles p on p.company_id = r.company_id and p.person_id = r.set_by
      where r.company_id = company and r.person_id = read_pay_rates.person_id and r.removed_at is null
    )
  );
end
$$;
comment on function public.read_pay_rates(uuid) is
  'A person''s rates, newest first, for an admin; every look is logged. Verdict ok or refused (not_allowed, not_found).';

-- Certificates and the emergency contact --------------------------------------------------------

create function public.save_certificate(
  certificate_id uuid,
  person_id uuid,
  kind text,
  number text default null,
  issuer text default null,
  issued_on date default null,
  expires_on date default null,
  file_path text default null,
  version integer default 0
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
  stored public.certificates;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if (not is_admin and person_id is distinct from me) or not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  if certificate_id is null or coalesce(length(trim(kind)) not between 1 and 100, true)
    or length(number) > 100 or length(issuer) > 200
    or issued_on not between '1900-01-01' and '2200-01-01' or expires_on not between '1900-01-01' and '2200-01-01'
    or expires_on < issued_on
    or length(file_path) > 300 or file_path ~ '[\s"''<>\\]|/\.'
  then
    return app.refused('invalid_input');
  end if;
  select * into stored from public.certificates c where c.id = certificate_id for update;
  if stored.id is not null and (
    stored.company_id <> company or stored.person_id <> save_certificate.person_id
    or (not is_admin and stored.added_by is distinct from me)
  ) then
    return app.refused('not_found');
  end if;
  if coalesce(stored.version, 0) <> coalesce(save_certificate.version, 0) then
    return app.refused('changed_meanwhile');
  end if;
  -- A file is the person's own; a kept one may lie where somebody else of the company put it.
  if file_path is distinct from stored.file_path
    and file_path not like company || '/' || person_id || '/%'
  then
    return app.refused('invalid_input');
  end if;

  insert into public.certificates as c
    (id, company_id, person_id, kind, number, issuer, issued_on, expires_on, file_path, added_by)
  values (
    certificate_id, company, save_certificate.person_id, trim(save_certificate.kind),
    nullif(trim(save_certificate.number), ''), nullif(trim(save_certificate.issuer), ''),
    save_certificate.issued_on, save_certificate.expires_on, save_certificate.file_path, me
  )
  on conflict on constraint certificates_pkey do update set
    kind = excluded.kind, number = excluded.number, issuer = excluded.issuer,
    issued_on = excluded.issued_on, expires_on = excluded.expires_on, file_path = excluded.file_path;
  return jsonb_build_object('verdict', 'applied', 'certificate_id', certificate_id);
exception
  when unique_violation then
    return app.refused('invalid_input');
end
$$;
comment on function public.save_certificate(uuid, uuid, text, text, text, date, date, text, integer) is
  'Adds or changes a certificate (version 0: a new one, its id made by the device): an admin anybody''s, others their own that they added. Verdict applied or refused (not_allowed, not_found, invalid_input, changed_meanwhile).';

create function public.delete_certificate(certificate_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.certificates;
begin
  if app.my_company_id() is null then
    return app.refused('not_allowed');
  end if;
  delete from public.certificates c
  where c.id = certificate_id and c.company_id = app.my_company_id()
    and (app.my_role() = 'admin' or (c.person_id = app.my_person_id() and c.added_by = app.my_person_id()))
  returning * into gone;
  if gone.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied', 'file_path', gone.file_path);
end
$$;
comment on function public.delete_certificate(uuid) is
  'Takes a certificate away and answers the path of its file, which the caller then removes. Verdict applied or refused (not_allowed, not_found).';

create function public.save_emergency_contact(
  person_id uuid,
  version integer,
  name text default null,
  relationship text default null,
  phone text default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  stored_version integer;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if not coalesce(person_id = app.my_person_id() or app.my_role() = 'admin', false)
    or not app.is_company_person(company, person_id)
  then
    return app.refused('not_found');
  end if;
  if length(name) > 200 or length(relationship) > 100
    or (nullif(trim(name), '') is null) <> (nullif(trim(phone), '') is null)
    or length(trim(phone)) not between 3 and 50 and trim(phone) <> ''
  then
    return app.refused('invalid_input');
  end if;
  select c.version into stored_version from public.emergency_contacts c
  where c.company_id = company and c.person_id = save_emergency_contact.person_id
  for update;
  if coalesce(stored_version, 0) is distinct from save_emergency_contact.version then
    return app.refused('changed_meanwhile');
  end if;
  if nullif(trim(name), '') is null then
    delete from public.emergency_contacts c
    where c.company_id = company and c.person_id = save_emergency_contact.person_id;
  else
    insert into public.emergency_contacts (company_id, person_id, name, relationship, phone)
    values (
      company, save_emergency_contact.person_id, trim(save_emergency_contact.name),
      nullif(trim(save_emergency_contact.relationship), ''), trim(save_emergency_contact.phone)
    )
    on conflict on constraint emergency_contacts_pkey do update set
      name = excluded.name, relationship = excluded.relationship, phone = excluded.phone;
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.save_emergency_contact(uuid, integer, text, text, text) is
  'The person or an admin says whom to call, over the version that was read (0: nobody yet); without a name nobody any more. Verdict applied or refused (not_allowed, not_found, invalid_input, changed_meanwhile).';

grant execute on function
  public.save_person(uuid, integer, integer, text, text, text, text, text, date, text, text),
  public.set_role(uuid, text, timestamptz),
  public.set_rate(uuid, integer, text, date), public.remove_rate(uuid), public.read_pay_rates(uuid),
  public.save_certificate(uuid, uuid, text, text, text, date, date, text, integer),
  public.delete_certificate(uuid),
  public.save_emergency_contact(uuid, integer, text, text, text)
  to authenticated;
