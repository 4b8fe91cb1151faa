create or replace function app.installed_quantities(project uuid)
returns table (cost_code_id uuid, date date, quantity bigint)
language sql stable set search_path = ''
as $$
  select b.cost_code_id, g.day, (l.data ->> 'thousandths')::bigint
  from public.projects p
  join public.daily_logs g on g.company_id = p.company_id and g.project_id = p.id
  join public.daily_log_lines l on l.company_id = g.company_id and l.log_id = g.id and l.kind = 'quantity'
  -- A number in another unit can't be added to the plan's.
  join public.budget_lines b on b.company_id = p.company_id and b.project_id = p.id and b.cost_type = 'L'
    and b.cost_code_id = (l.data ->> 'cost_code_id')::uuid and lower(b.unit) = lower(l.data ->> 'unit')
  where p.id = installed_quantities.project
$$;

comment on function app.installed_quantities(uuid) is
  'What was installed on a project by code and day, in thousandths, as its daily logs say in the unit of the budget.';
