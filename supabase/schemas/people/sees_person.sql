create or replace function app.sees_person(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return company = app.my_company_id()
    and (person = app.my_person_id() or app.my_role() = 'admin' or person = any (app.my_crew_people()));
end
$$;

comment on function app.sees_person(uuid, uuid) is
  'Whether the caller may read a person''s time now: the person, an admin, or who leads them. For functions; '
  'policies spell it out.';
