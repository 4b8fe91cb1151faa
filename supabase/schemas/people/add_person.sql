create or replace function app.add_person(
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

comment on function app.add_person(uuid, text, text, text, text, text, uuid) is
  'Adds a person to a company, with a role from now on, and answers the person''s id.';
