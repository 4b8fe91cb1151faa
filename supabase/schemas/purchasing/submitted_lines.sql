create or replace function app.submitted_lines(company uuid, project uuid)
returns table (order_id uuid, cost_code_id uuid, cost_type text, cost_cents bigint)
language sql stable security definer set search_path = ''
as $$
  with waiting as (
    select o.id, o.revision, o.project_id from public.purchase_orders o
    where o.company_id = company and o.approval = 'submitted' and o.canceled_at is null and o.closed_at is null
  ), parts as (
    select w.id as order_id, l.cost_code_id, l.cost_type, l.cost_cents
    from waiting w
    join public.purchase_order_lines l on l.company_id = company and l.order_id = w.id and l.revision = w.revision
    where w.project_id = project and l.cost_code_id is not null and l.cost_type is not null
    union all
    select c.order_id, c.cost_code_id, c.cost_type, -c.ordered_cents
    from app.committed_lines(company, project) c
    join waiting w on w.id = c.order_id
  )
  select p.order_id, p.cost_code_id, p.cost_type, sum(p.cost_cents)::bigint
  from parts p
  group by p.order_id, p.cost_code_id, p.cost_type
  having sum(p.cost_cents) <> 0
$$;

comment on function app.submitted_lines(uuid, uuid) is
  'By how much a project''s committed cost would change, by code and type, if each order that waits were approved: a '
  'change of an approved order counts by its difference.';
