create or replace function app.project_refusal(project uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.refused(case
    when exists (select from public.projects p where p.company_id = app.my_company_id() and p.id = project)
    then 'changed_meanwhile' else 'not_found'
  end);
end
$$;

comment on function app.project_refusal(uuid) is
  'Why a change of a project at the version that was read found no row.';
