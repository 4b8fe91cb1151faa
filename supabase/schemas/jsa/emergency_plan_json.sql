create or replace function app.emergency_plan_json(company uuid, project uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'address', coalesce(e.address, p.address), 'hospital', e.hospital, 'muster', e.muster_point,
    'call', e.who_calls, 'version', coalesce(e.version, 0)
  )
  from public.projects p
  left join public.emergency_plans e on e.company_id = p.company_id and e.project_id = p.id
  where p.company_id = company and p.id = project
$$;

comment on function app.emergency_plan_json(uuid, uuid) is
  'The emergency plan of a project; version 0 where no one has entered one. Null for no project.';
