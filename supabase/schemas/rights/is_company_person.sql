create or replace function app.is_company_person(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.profiles p where p.company_id = company and p.person_id = person
  );
end
$$;

comment on function app.is_company_person(uuid, uuid) is
  'True when a person belongs to the company.';
