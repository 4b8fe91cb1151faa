create or replace function app.labor_facts(company uuid, from_date date, to_date date)
returns setof app.report_fact
language sql stable security definer set search_path = ''
as $$
  select l.week_from, null::uuid, l.project_id, l.cost_code_id,
    array[sum(l.approved + l.pending), sum(l.pending), 0, 0, 0]::bigint[]
  from app.labor_costs(company, null, from_date, to_date) l
  where l.week_from between from_date and to_date
  group by l.week_from, l.project_id, l.cost_code_id
  having l.project_id is not null or sum(l.approved + l.pending) <> 0 or sum(l.pending) <> 0
  union all
  select d.date, null, d.project_id, d.cost_code_id, array[d.amount, 0, 0, 0, 0]::bigint[]
  from public.direct_costs d
  where d.company_id = company and d.cost_type = 'L' and d.date between from_date and to_date
  union all
  -- A budget covers the whole project, regardless of the period.
  select null, null, p.id, f.cost_code_id, array[0, 0, f.approved + f.pending, f.revised, f.remaining]::bigint[]
  from public.projects p
  cross join lateral app.budget_figures(company, p.id) f
  where p.company_id = company and f.cost_type = 'L'
$$;

comment on function app.labor_facts(uuid, date, date) is
  'What labor cost in the workweeks that begin in a period, how much of it is not yet approved, and for the whole '
  'project what it has cost, its budget and what is left: the figures of app.budget_figures. What belongs to no '
  'project, such as time off, has none. No one''s pay alone.';
