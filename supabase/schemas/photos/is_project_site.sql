create or replace function app.is_project_site(company uuid, project uuid, site jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when site = 'null'::jsonb then true
    when app.is_uuid(site) then exists (
      select from public.project_sites s
      where s.company_id = company and s.project_id = project and s.id = (site #>> '{}')::uuid
    )
    else false
  end
$$;

comment on function app.is_project_site(uuid, uuid, jsonb) is
  'Whether a JSON value is null or a job site of the project, also an archived one: a phone may not know yet.';
