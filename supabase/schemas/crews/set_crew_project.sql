create or replace function public.set_crew_project(crew_id uuid, project_id uuid, works boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if works is null then
    return app.refused('invalid_input');
  end if;
  if not exists (select from public.crews c where c.company_id = company and c.id = set_crew_project.crew_id)
    or not exists (select from public.projects p where p.company_id = company and p.id = set_crew_project.project_id)
  then
    return app.refused('not_found');
  end if;
  if works then
    insert into public.project_crews (company_id, project_id, crew_id)
    values (company, set_crew_project.project_id, set_crew_project.crew_id)
    on conflict do nothing;
  else
    delete from public.project_crews c
    where c.company_id = company and c.project_id = set_crew_project.project_id
      and c.crew_id = set_crew_project.crew_id;
  end if;
  -- A call that read the project's crews before this change is refused.
  if found then
    update public.projects p set version = p.version
    where p.company_id = company and p.id = set_crew_project.project_id;
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.set_crew_project(uuid, uuid, boolean) is
  'An admin says whether a crew works on a project. The first crew closes a project to all others, the last one '
  'leaving opens it to the company. Verdict applied or refused (not_allowed, invalid_input, not_found).';

grant execute on function public.set_crew_project(uuid, uuid, boolean) to authenticated;
