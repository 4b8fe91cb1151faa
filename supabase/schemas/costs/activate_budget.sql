create or replace function public.activate_budget(project_id uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := activate_budget.project_id;
  refusal constant text := app.budget_refusal(company, project);
  budget public.project_budgets;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  budget := app.budget_to_change(company, project);
  if budget.activated_at is not null then
    return app.refused('budget_locked');
  end if;
  if budget.version is distinct from activate_budget.version then
    return app.refused('changed_meanwhile');
  end if;
  if not exists (select from public.budget_lines b where b.company_id = company and b.project_id = project) then
    return app.refused('budget_empty');
  end if;
  update public.project_budgets b set activated_at = now(), activated_by = app.my_person_id()
  where b.company_id = company and b.project_id = project
  returning * into budget;
  return jsonb_build_object('verdict', 'applied', 'version', budget.version);
end
$$;

comment on function public.activate_budget(uuid, integer) is
  'An admin makes a budget the original, which nothing changes any more. Verdict applied or refused (not_allowed, '
  'not_found, budget_locked, changed_meanwhile, budget_empty).';

grant execute on function public.activate_budget(uuid, integer) to authenticated;
