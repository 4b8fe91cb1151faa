create or replace function app.set_project_archived(project uuid, version integer, is_archived boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  saved public.projects;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.projects p set archived_at = case when is_archived then coalesce(p.archived_at, now()) end
  where p.company_id = app.my_company_id() and p.id = project and p.version = set_project_archived.version
  returning * into saved;
  if saved.id is null then
    return app.project_refusal(project);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

comment on function app.set_project_archived(uuid, integer, boolean) is
  'Archives a project or brings it back, at the version that the caller read.';
