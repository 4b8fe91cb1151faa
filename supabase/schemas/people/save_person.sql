create or replace function public.save_person(
  person_id uuid,
  profile_version integer,
  details_version integer,
  first_name text,
  last_name text,
  phone text default null,
  language text default 'en',
  employee_number text default null,
  hired_on public.day default null,
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
    or not app.is_language(language)
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
  if stored.version is distinct from profile_version or coalesce(stored_version, 0) is distinct from details_version
    then
    return app.refused('changed_meanwhile');
  end if;

  update public.profiles p set
    first_name = coalesce(trim(save_person.first_name), ''),
    last_name = coalesce(trim(save_person.last_name), ''),
    phone = nullif(trim(save_person.phone), ''),
    -- People who sign in choose it themselves.
    language = case when p.has_login then p.language else save_person.language end
  where p.company_id = company and p.person_id = save_person.person_id
    and (p.first_name, p.last_name, p.phone, p.language) is distinct from (
      coalesce(trim(save_person.first_name), ''), coalesce(trim(save_person.last_name), ''),
      nullif(trim(save_person.phone), ''), case when p.has_login then p.language else save_person.language end
    );
  insert into public.person_details as d (company_id, person_id, employee_number, hired_on, contact_email, notes)
  values (company, save_person.person_id, clean_number, save_person.hired_on, clean_email,
    nullif(trim(save_person.notes), ''))
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

comment on function public.save_person(uuid, integer, integer, text, text, text, text, text, public.day, text, text) is
  'An admin changes what is known of a person, over the versions that were read (details_version 0: none yet). The '
  'language of someone with a login stays theirs. Verdict applied or refused (not_allowed, not_found, '
  'invalid_input, number_taken, changed_meanwhile).';

grant execute on function
  public.save_person(uuid, integer, integer, text, text, text, text, text, public.day, text, text)
  to authenticated;
