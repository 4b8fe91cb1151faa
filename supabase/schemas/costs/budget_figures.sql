create or replace function app.budget_figures(company uuid, project uuid)
returns table (
  cost_code_id uuid, cost_type text, unit text, original_hours bigint, original_quantity bigint, original bigint,
  moved_hours bigint, moved_quantity bigint, moved bigint, changed_hours bigint, changed_quantity bigint,
  changed bigint, revised_hours bigint, revised_quantity bigint, revised bigint, committed bigint, submitted bigint,
  approved bigint, pending bigint, used_hours bigint, installed bigint, remaining bigint, forecast bigint,
  is_budgeted boolean
)
language sql stable security definer set search_path = ''
as $$
  with parts as (
    select b.cost_code_id, b.cost_type, b.unit, b.hours as original_hours, b.quantity as original_quantity,
      b.amount as original, 0 as moved_hours, 0 as moved_quantity, 0 as moved, 0 as changed_hours,
      0 as changed_quantity, 0 as changed, 0 as committed, 0 as submitted, 0 as approved, 0 as pending,
      0 as used_hours, 0 as installed, true as is_budgeted
    from public.budget_lines b where b.company_id = company and b.project_id = project
    union all
    select l.cost_code_id, l.cost_type, null, 0, 0, 0, l.hours, l.quantity, l.amount, 0, 0, 0, 0, 0, 0, 0, 0, 0, true
    from public.budget_modifications m
    join public.budget_modification_lines l on l.company_id = company and l.modification_id = m.id
    where m.company_id = company and m.project_id = project
    union all
    select l.cost_code_id, l.cost_type, null, 0, 0, 0, 0, 0, 0, l.hours, l.quantity, l.amount, 0, 0, 0, 0, 0, 0, true
    from public.change_orders o
    join public.change_order_lines l on l.company_id = company and l.change_order_id = o.id
    where o.company_id = company and o.project_id = project and o.state = 'approved'
    union all
    select c.cost_code_id, c.cost_type, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, c.amount, 0, 0, 0, 0, 0, false
    from app.committed_by_line(project) c
    union all
    select w.cost_code_id, w.cost_type, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, w.cost_cents, 0, 0, 0, 0, false
    from app.submitted_lines(company, project) w
    union all
    select d.cost_code_id, d.cost_type, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, d.amount, 0, d.hours, 0, false
    from public.direct_costs d where d.company_id = company and d.project_id = project
    union all
    select r.cost_code_id, r.cost_type, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      case when r.state = 'approved' then r.total_cents else 0 end,
      case when r.state = 'approved' then 0 else r.total_cents end, 0, 0, false
    from app.counted_receipts(company, project) r
    union all
    select c.cost_code_id, 'O', null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, c.amount_cents, 0, 0, 0, false
    from app.counted_claims(company, project) c
    union all
    -- Thousandths of an hour from all minutes of a code, rounded only once.
    select l.cost_code_id, 'L', null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(l.approved), sum(l.pending),
      round(sum(l.worked_minutes) * 1000 / 60.0), 0, false
    from app.labor_costs(company, project) l
    group by l.cost_code_id
    union all
    select q.cost_code_id, 'L', null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, q.quantity, false
    from app.installed_quantities(project) q
  ), sums as (
    select p.cost_code_id, p.cost_type, max(p.unit) as unit, sum(p.original_hours) as original_hours,
      sum(p.original_quantity) as original_quantity, sum(p.original) as original, sum(p.moved_hours) as moved_hours,
      sum(p.moved_quantity) as moved_quantity, sum(p.moved) as moved, sum(p.changed_hours) as changed_hours,
      sum(p.changed_quantity) as changed_quantity, sum(p.changed) as changed, sum(p.committed) as committed,
      sum(p.submitted) as submitted, sum(p.approved) as approved, sum(p.pending) as pending,
      sum(p.used_hours) as used_hours, sum(p.installed) as installed, bool_or(p.is_budgeted) as is_budgeted
    from parts p
    group by p.cost_code_id, p.cost_type
  )
  select s.cost_code_id, s.cost_type, s.unit, s.original_hours::bigint, s.original_quantity::bigint,
    s.original::bigint, s.moved_hours::bigint, s.moved_quantity::bigint, s.moved::bigint, s.changed_hours::bigint,
    s.changed_quantity::bigint, s.changed::bigint, r.hours::bigint, r.quantity::bigint, r.revised::bigint,
    s.committed::bigint, s.submitted::bigint, s.approved::bigint, s.pending::bigint, s.used_hours::bigint,
    s.installed::bigint,
    (r.revised - s.committed - r.actual)::bigint,
    app.forecast_cost(
      r.revised::bigint, s.committed::bigint, r.actual::bigint, r.quantity::bigint, s.installed::bigint
    ),
    s.is_budgeted
  from sums s
  cross join lateral (
    select s.original + s.moved + s.changed as revised, s.approved + s.pending as actual,
      s.original_hours + s.moved_hours + s.changed_hours as hours,
      s.original_quantity + s.moved_quantity + s.changed_quantity as quantity
  ) r
$$;

comment on function app.budget_figures(uuid, uuid) is
  'A project''s budget and costs by code and type. revised = original + moved + changed by approved change orders = '
  'committed + approved + pending + remaining; submitted is what orders that wait would commit, and takes nothing '
  'yet. A line without a budget is there once it has cost something. Hours and quantities in thousandths.';
