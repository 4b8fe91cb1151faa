create or replace function public.import_budget(project_id uuid, lines jsonb, mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  project constant uuid := import_budget.project_id;
  refusal constant text := app.budget_refusal(company, project);
  wrong constant text := app.wrong_import(lines, mode, 5000);
  budget public.project_budgets;
  named jsonb;
  good jsonb;
  errors jsonb;
  counts record;
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  budget := app.budget_to_change(company, project);
  if budget.activated_at is not null then
    return app.refused('budget_locked');
  end if;
  -- An unknown code is kept as written, and is an error.
  select jsonb_agg(
    case when jsonb_typeof(item) = 'object' then item else '{}' end - 'code'
      || jsonb_build_object('cost_code_id', coalesce(c.id::text, nullif(trim(item ->> 'code'), '')))
    order by n
  ) into named
  from jsonb_array_elements(lines) with ordinality as i (item, n)
  left join public.cost_codes c on c.company_id = company and c.code = trim(item ->> 'code') and c.archived_at is null;
  select coalesce(jsonb_agg(jsonb_build_object(
    'line', f.line, 'field', case f.field when 'cost_code_id' then 'code' else f.field end, 'reason', f.reason
  ) order by f.line, f.field), '[]') into errors
  from app.budget_errors(company, named) f;
  select coalesce(jsonb_agg(item order by n), '[]') into good
  from jsonb_array_elements(named) with ordinality as i (item, n)
  where not exists (select from jsonb_array_elements(errors) f where (f ->> 'line')::bigint = n);
  select count(*) filter (where b.company_id is null) as added,
    count(*) filter (
      where (b.hours, b.quantity, coalesce(b.unit, ''), b.amount)
        is distinct from (g.hours, g.quantity, coalesce(trim(g.unit), ''), g.amount) and b.company_id is not null
    ) as changed,
    count(*) as total, coalesce(sum(g.hours), 0) as hours, coalesce(sum(g.amount), 0) as amount
  into counts
  from jsonb_to_recordset(good) as g (
    cost_code_id uuid, cost_type text, hours bigint, quantity bigint, unit text, amount bigint
  )
  left join public.budget_lines b on b.company_id = company and b.project_id = project
    and b.cost_code_id = g.cost_code_id and b.cost_type = g.cost_type;
  if app.writes_import(mode, errors) then
    perform app.write_budget_lines(company, project, good);
    update public.project_budgets b set updated_at = now() where b.company_id = company and b.project_id = project;
  end if;
  return app.import_verdict(mode, errors, counts.added, counts.changed, counts.total)
    || jsonb_build_object('hours', counts.hours, 'amount', counts.amount);
end
$$;

comment on function public.import_budget(uuid, jsonb, text) is
  'An admin brings lines into a budget that is not active yet: [{code, cost_type, hours, quantity, unit, amount}], up '
  'to 5,000. mode check: nothing changes; all: only when no line has an error; good: the lines without one. A line of '
  'the same code and type is replaced, others stay. Verdict checked or applied with counts, sums and errors '
  '(app.budget_errors), or refused (not_allowed, not_found, invalid_input, budget_locked).';

grant execute on function public.import_budget(uuid, jsonb, text) to authenticated;
