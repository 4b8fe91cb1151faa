create or replace function public.save_budget(project_id uuid, version integer, lines jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := save_budget.project_id;
  refusal constant text := app.budget_refusal(company, project);
  budget public.project_budgets;
  errors jsonb;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 5000 then
    return app.refused_with_detail('invalid_input', 'lines');
  end if;
  budget := app.budget_to_change(company, project);
  if budget.activated_at is not null then
    return app.refused('budget_locked');
  end if;
  if budget.version is distinct from save_budget.version then
    return app.refused('changed_meanwhile');
  end if;
  select jsonb_agg(to_jsonb(f) order by f.line, f.field) into errors from app.budget_errors(company, lines) f;
  if errors is not null then
    return jsonb_build_object('verdict', 'flawed', 'flaws', errors);
  end if;
  delete from public.budget_lines b
  where b.company_id = company and b.project_id = project and not exists (
    select from jsonb_array_elements(lines) l
    where (l ->> 'cost_code_id')::uuid = b.cost_code_id and l ->> 'cost_type' = b.cost_type
  );
  perform app.write_budget_lines(company, project, lines);
  update public.project_budgets b set updated_at = now()
  where b.company_id = company and b.project_id = project
  returning * into budget;
  return jsonb_build_object('verdict', 'applied', 'version', budget.version);
end
$$;

comment on function public.save_budget(uuid, integer, jsonb) is
  'An admin saves all lines of a budget that is not active yet, over the version that was read, 1 where there is '
  'none: [{cost_code_id, cost_type, hours, quantity, unit, amount}] in thousandths and cents. Verdict applied with '
  'the version, flawed with each error by line and field (app.budget_errors), or refused (not_allowed, not_found, '
  'invalid_input, budget_locked, changed_meanwhile).';

grant execute on function public.save_budget(uuid, integer, jsonb) to authenticated;
