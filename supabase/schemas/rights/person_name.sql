create or replace function app.person_name(company uuid, person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select trim(p.first_name || ' ' || p.last_name) from public.profiles p
  where p.company_id = company and p.person_id = person
$$;

comment on function app.person_name(uuid, uuid) is
  'What a person of a company is called.';
