create or replace function app.committed_by_line(project uuid)
returns table (cost_code_id uuid, cost_type text, amount bigint)
language sql stable security definer set search_path = ''
as $$
  select c.cost_code_id, c.cost_type, sum(c.cost_cents)::bigint
  from public.projects p
  cross join lateral app.committed_lines(p.company_id, p.id) c
  where p.id = committed_by_line.project
  group by c.cost_code_id, c.cost_type
$$;

comment on function app.committed_by_line(uuid) is
  'What approved orders of a project will still cost, by line of its budget: of the revisions in force, until the '
  'orders are closed or canceled.';
