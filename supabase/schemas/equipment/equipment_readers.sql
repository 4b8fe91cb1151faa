create or replace function app.equipment_readers(equipment uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select m.person_id from public.memberships m
    where m.company_id = e.company_id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  )
  from public.equipment e where e.company_id = app.my_company_id() and e.id = equipment
$$;

comment on function app.equipment_readers(uuid) is
  'The people who can be mentioned on a piece of equipment of the caller''s company.';
