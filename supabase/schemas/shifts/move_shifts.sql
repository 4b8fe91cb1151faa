create or replace function app.move_shifts(company uuid, ids uuid[], from_person uuid, to_person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.shifts s set person_id = to_person, version = s.version + 1
  where s.company_id = company and s.id = any (ids) and s.person_id = from_person;
  update public.published_shifts p set person_id = to_person
  where p.company_id = company and p.id = any (ids) and p.person_id = from_person;
end
$$;

comment on function app.move_shifts(uuid, uuid[], uuid, uuid) is
  'Lets shifts of one record of a person be those of another one.';
