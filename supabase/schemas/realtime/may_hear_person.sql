create or replace function app.may_hear_person(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select person = app.my_person_id() and app.my_company_id() is not null
$$;

comment on function app.may_hear_person(uuid) is 'True when the caller is this person, and works in a company.';
