create or replace function app.names_in_sheet(
  company uuid, days jsonb, adjustments jsonb, from_date date, to_date date, person uuid
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select distinct x.id from (
      select unnest(array[l.project_id, l.cost_code_id]) as id
      from jsonb_to_recordset(jsonb_path_query_array(days, '$[*].lines[*]') || adjustments)
        as l (project_id uuid, cost_code_id uuid)
      union all
      select unnest(array[e.project_id, e.cost_code_id]) from public.time_entries e
      where e.company_id = company and e.person_id = person
        and e.started_at >= from_date - interval '1 day' and e.started_at < to_date + interval '2 days'
    ) x where x.id is not null
  );
begin
  return app.job_names(company, ids);
end
$$;

comment on function app.names_in_sheet(uuid, jsonb, jsonb, date, date, uuid) is
  'What the projects and cost codes that a timesheet mentions are called, by id.';
