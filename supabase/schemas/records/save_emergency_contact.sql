create or replace function public.save_emergency_contact(
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
  'The person or an admin says whom to call, over the version that was read (0: no one yet); without a name no one '
  'any more. Verdict applied or refused (not_allowed, not_found, invalid_input, changed_meanwhile).';

grant execute on function public.save_emergency_contact(uuid, integer, text, text, text) to authenticated;
