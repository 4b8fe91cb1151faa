create or replace function app.budget_places(company uuid, order_id uuid, entry jsonb)
returns table (
  cost_code_id uuid, cost_type text, order_cents bigint, left_cents bigint, submitted_cents bigint, is_over boolean
)
language sql stable security definer set search_path = ''
as $$
  with budget as materialized (
    select b.cost_code_id, b.cost_type, b.amount as left_cents
    from public.projects p
    cross join lateral app.budget_left(p.id) b
    where p.company_id = company and p.id = (entry ->> 'project_id')::uuid
  ), own as (
    -- This order's own commitments are replaced, not added to.
    select c.cost_code_id, c.cost_type, sum(c.ordered_cents)::bigint as cost_cents
    from app.committed_lines(company, (entry ->> 'project_id')::uuid) c
    where c.order_id = budget_places.order_id
    group by 1, 2
  ), others as (
    select w.cost_code_id, w.cost_type, sum(w.cost_cents)::bigint as cost_cents
    from app.submitted_lines(company, (entry ->> 'project_id')::uuid) w
    where w.order_id is distinct from budget_places.order_id
    group by 1, 2
  ), judged as (
    select n.cost_code_id, n.cost_type, n.order_cents,
      coalesce(b.left_cents, 0) + coalesce(o.cost_cents, 0) as left_cents,
      coalesce(w.cost_cents, 0) as submitted_cents
    from app.order_needs(entry) n
    left join budget b on b.cost_code_id = n.cost_code_id and b.cost_type = n.cost_type
    left join own o on o.cost_code_id = n.cost_code_id and o.cost_type = n.cost_type
    left join others w on w.cost_code_id = n.cost_code_id and w.cost_type = n.cost_type
    where exists (select from budget)
  )
  select j.cost_code_id, j.cost_type, j.order_cents, j.left_cents, j.submitted_cents,
    j.order_cents > j.left_cents
  from judged j
$$;

comment on function app.budget_places(uuid, uuid, jsonb) is
  'The budget check: what an order takes by code and type, what is left there without it, and what other orders that '
  'wait would take of that. No row for a project without a budget; a code that the budget lacks has nothing left.';
