create or replace function app.write_budget_lines(company uuid, project uuid, lines jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.budget_lines as b (
    company_id, project_id, cost_code_id, cost_type, hours, quantity, unit, amount
  )
  select company, project, l.cost_code_id, l.cost_type, l.hours, l.quantity, trim(l.unit), l.amount
  from jsonb_to_recordset(lines) as l (
    cost_code_id uuid, cost_type text, hours bigint, quantity bigint, unit text, amount bigint
  )
  on conflict (company_id, project_id, cost_code_id, cost_type) do update set
    hours = excluded.hours, quantity = excluded.quantity, unit = excluded.unit, amount = excluded.amount
  where (b.hours, b.quantity, b.unit, b.amount)
    is distinct from (excluded.hours, excluded.quantity, excluded.unit, excluded.amount)
$$;

comment on function app.write_budget_lines(uuid, uuid, jsonb) is
  'Adds lines that have been checked to a budget, in place of those of the same code and type.';
