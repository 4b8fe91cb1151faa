create or replace function app.budget_left(project uuid)
returns table (cost_code_id uuid, cost_type text, amount bigint)
language sql stable security definer set search_path = ''
as $$
  select f.cost_code_id, f.cost_type, f.remaining
  from public.projects p
  cross join lateral app.budget_figures(p.company_id, p.id) f
  where p.id = budget_left.project and f.is_budgeted
$$;

comment on function app.budget_left(uuid) is
  'What each budgeted line of a project still has: revised less committed and actual, below zero where it is over. A '
  'line that is not there has no budget.';
