create or replace function app.people_i_manage(company uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.my_role() = 'supervisor' then
    return app.my_crew_people();
  end if;
  return array(
    select distinct m.person_id from public.memberships m
    where m.company_id = company and app.my_role() = 'admin'
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
end
$$;

comment on function app.people_i_manage(uuid) is
  'Whose time the caller oversees now: an admin everyone''s of the company, a supervisor their crews''.';
