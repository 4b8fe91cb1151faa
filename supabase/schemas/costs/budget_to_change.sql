create or replace function app.budget_to_change(company uuid, project uuid) returns public.project_budgets
language plpgsql security definer set search_path = ''
as $$
declare
  budget public.project_budgets;
begin
  insert into public.project_budgets (company_id, project_id) values (company, project)
  on conflict (company_id, project_id) do nothing;
  select * into budget from public.project_budgets b
  where b.company_id = company and b.project_id = project for update;
  return budget;
end
$$;

comment on function app.budget_to_change(uuid, uuid) is
  'The budget of a project, begun if there is none, and locked until the transaction ends.';
