create or replace function public.jsa_people(project_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  role constant text := app.my_role();
  leads constant boolean := coalesce(role in ('admin', 'supervisor'), false);
  approvers uuid[];
  around uuid[];
  led uuid[];
begin
  if role is null then
    return app.refused('not_allowed');
  end if;
  if project_id is not null and not coalesce(project_id = any (app.my_projects()), false) then
    return app.refused('not_found');
  end if;
  approvers := array(select l.person_id from app.hazard_leads(company, jsa_people.project_id) l);
  around := case when project_id is not null then app.project_readers(project_id) else array(
    select c.person_id from public.crew_members c
    where c.company_id = company and c.crew_id = any (app.my_crews())
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  ) end;
  led := case when leads then app.people_i_manage(company) || approvers else '{}' end;
  return jsonb_build_object(
    'verdict', 'ok',
    'people', (
      select coalesce(jsonb_agg(
        app.person_label(company, p.person_id) || jsonb_build_object(
          'may_approve', p.person_id = any (approvers), 'has_login', p.has_login,
          'pin', case when p.person_id = any (led) then (
            select jsonb_build_object('salt', n.salt, 'iterations', n.iterations)
            from public.person_pins n where n.company_id = company and n.person_id = p.person_id
          ) end
        ) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.memberships m
      join public.profiles p on p.company_id = m.company_id and p.person_id = m.person_id
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        and (
          m.person_id = any (around) or m.person_id = any (approvers) or m.person_id = app.my_person_id()
          or leads and m.person_id = any (led)
        )
    )
  );
end
$$;

comment on function public.jsa_people(uuid) is
  'Who can be on a job of a project: its people, those who may approve, and whom the caller leads. Who '
  'leads gets what '
  'a typed PIN is stretched with, never its hash. Refused with not_allowed or not_found.';

grant execute on function public.jsa_people(uuid) to authenticated;
