create or replace function public.add_budget_modification(id uuid, project_id uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := add_budget_modification.project_id;
  refusal constant text := app.budget_refusal(company, project);
  lines constant jsonb := facts -> 'lines';
  wrong text;
  budget public.project_budgets;
  errors jsonb;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  wrong := app.first_wrong(facts, jsonb_build_object(
    'date', app.is_date(facts -> 'date'),
    'note', app.is_text_or_null(facts -> 'note', 500) and jsonb_typeof(facts -> 'note') = 'string',
    'lines', case when jsonb_typeof(lines) = 'array' then jsonb_array_length(lines) between 1 and 500 else false end
  ));
  if wrong is not null or add_budget_modification.id is null then
    return app.refused_with_detail('invalid_input', coalesce(wrong, 'id'));
  end if;
  budget := app.budget_to_change(company, project);
  if exists (
    select from public.budget_modifications m
    where m.id = add_budget_modification.id and m.company_id = company and m.project_id = project
  ) then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  if exists (select from public.budget_modifications m where m.id = add_budget_modification.id) then
    return app.refused('taken');
  end if;
  if budget.activated_at is null then
    return app.refused('budget_not_active');
  end if;
  select jsonb_agg(to_jsonb(f) order by f.line, f.field) into errors
  from app.modification_errors(company, project, lines) f;
  if errors is not null then
    return jsonb_build_object('verdict', 'flawed', 'flaws', errors);
  end if;
  if (select sum((l ->> 'amount')::bigint) from jsonb_array_elements(lines) l) <> 0 then
    return app.refused('not_balanced');
  end if;
  insert into public.budget_modifications (id, company_id, project_id, number, date, note, added_by)
  select add_budget_modification.id, company, project, coalesce(max(m.number), 0) + 1, (facts ->> 'date')::date,
    trim(facts ->> 'note'), app.my_person_id()
  from public.budget_modifications m where m.company_id = company and m.project_id = project;
  insert into public.budget_modification_lines (
    company_id, modification_id, cost_code_id, cost_type, hours, quantity, amount
  )
  select company, add_budget_modification.id, l.cost_code_id, l.cost_type, l.hours, l.quantity, l.amount
  from jsonb_to_recordset(lines) as l (
    cost_code_id uuid, cost_type text, hours bigint, quantity bigint, amount bigint
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.add_budget_modification(uuid, uuid, jsonb) is
  'An admin moves money between lines of an active budget: {date, note, lines: [{cost_code_id, cost_type, hours, '
  'quantity, amount}]}, each the difference, amounts summing to zero. Verdict applied, replayed where the id is known '
  'already, flawed with each error by line and field, or refused (not_allowed, not_found, invalid_input with the '
  'field, taken, budget_not_active, not_balanced).';

grant execute on function public.add_budget_modification(uuid, uuid, jsonb) to authenticated;
