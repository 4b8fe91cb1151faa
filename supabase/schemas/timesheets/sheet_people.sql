create or replace function app.sheet_people(company uuid, from_date date, to_date date) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  role constant text := app.my_role();
begin
  if role = 'supervisor' then
    return app.my_crew_people();
  end if;
  if role is distinct from 'admin' then
    return '{}';
  end if;
  return array(
    select p.person_id from public.profiles p
    where p.company_id = company and (
      exists (
        select from public.memberships m
        where m.company_id = company and m.person_id = p.person_id
          and m.valid_from < to_date + 1 and (m.valid_to is null or m.valid_to > from_date)
      ) or exists (
        select from public.day_results r
        where r.company_id = company and r.person_id = p.person_id and r.date between from_date and to_date
      )
    )
  );
end
$$;

comment on function app.sheet_people(uuid, date, date) is
  'Whose timesheets of a period the caller oversees: an admin those of everyone who belonged to the company or worked '
  'then, a supervisor those of their crews.';
