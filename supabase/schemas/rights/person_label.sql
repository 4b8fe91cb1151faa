create or replace function app.person_label(company uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('person_id', p.person_id, 'name', trim(p.first_name || ' ' || p.last_name))
  from public.profiles p where p.company_id = company and p.person_id = person
$$;

comment on function app.person_label(uuid, uuid) is
  'A person as screens name them: {person_id, name}. For functions that have checked that the caller may know.';
