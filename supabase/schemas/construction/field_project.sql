create or replace function public.field_project(project uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  found public.projects;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  select * into found from public.projects p
  where p.company_id = app.my_company_id() and p.id = field_project.project and p.id = any (app.my_projects());
  if found.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'project', jsonb_build_object(
      'id', found.id, 'name', found.name, 'number', found.number, 'status', found.status,
      'archived_at', app.instant(found.archived_at)
    )
  );
end
$$;

comment on function public.field_project(uuid) is
  'What a project is called and how it stands, for every member who sees it; people, rates and schedule are for '
  'project_page. Refused with not_allowed or not_found.';

grant execute on function public.field_project(uuid) to authenticated;
