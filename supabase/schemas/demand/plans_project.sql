create or replace function app.plans_project(project uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  return case app.my_role()
    when 'admin' then exists (select from public.projects p where p.company_id = company and p.id = project)
    when 'supervisor' then exists (
      select from public.project_crews c
      where c.company_id = company and c.project_id = project and c.crew_id = any (app.my_led_crews())
    )
    else false
  end;
end
$$;

comment on function app.plans_project(uuid) is
  'Whether the caller says how many people a project needs: an admin, or a supervisor of one of its crews.';
