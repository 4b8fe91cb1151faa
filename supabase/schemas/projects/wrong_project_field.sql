create or replace function app.wrong_project_field(company uuid, project jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  cost_code constant text := project ->> 'default_cost_code_id';
begin
  if jsonb_typeof(project) is distinct from 'object' then
    return 'project';
  end if;
  return (
    select field from (
      select 1 as rank, key as field
      from jsonb_object_keys(project) as key
      where key not in ('name', 'number', 'customer', 'address', 'status', 'starts_on', 'ends_on',
        'default_cost_code_id')
      union all
      select 2, f.name
      from (values ('name', 200), ('number', 50), ('customer', 200), ('address', 500)) as f (name, max_length)
      where not coalesce(app.is_text_or_null(project -> f.name, f.max_length), false)
        or (f.name = 'name' and jsonb_typeof(project -> 'name') <> 'string')
      union all
      select 3, 'status'
      where not coalesce(project ->> 'status' in ('planned', 'active', 'on_hold', 'done'), false)
      union all
      select 4, f.name
      from (values ('starts_on'), ('ends_on')) as f (name)
      where not coalesce(app.is_date_or_null(project -> f.name), false)
      union all
      select 5, 'ends_on'
      where app.is_date_or_null(project -> 'starts_on') and app.is_date_or_null(project -> 'ends_on')
        and (project ->> 'ends_on') < (project ->> 'starts_on')
      union all
      select 6, 'default_cost_code_id'
      where not (project ? 'default_cost_code_id') or cost_code is not null and not exists (
        select from public.cost_codes c where c.company_id = company and c.id::text = cost_code
      )
    ) as wrong order by rank, field limit 1
  );
end
$$;

comment on function app.wrong_project_field(uuid, jsonb) is
  'The first field of a project that is missing, unknown or not allowed; null when all are right.';
