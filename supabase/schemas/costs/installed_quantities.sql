create or replace function app.installed_quantities(project uuid)
returns table (cost_code_id uuid, date date, quantity bigint)
language sql stable set search_path = ''
as $$
  select null::uuid, null::date, null::bigint where project is null and false
$$;

comment on function app.installed_quantities(uuid) is
  'What was installed on a project by code and day, in thousandths, as daily logs say. No log counts any yet.';
