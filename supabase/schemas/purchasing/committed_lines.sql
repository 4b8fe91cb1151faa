create or replace function app.committed_lines(company uuid, project uuid)
returns table (order_id uuid, cost_code_id uuid, cost_type text, cost_cents bigint)
language sql stable security definer set search_path = ''
as $$
  select o.id, l.cost_code_id, l.cost_type, l.cost_cents
  from public.order_revisions r
  join public.purchase_orders o on o.company_id = r.company_id and o.id = r.order_id and o.in_force = r.revision
    and o.canceled_at is null and o.closed_at is null
  join public.purchase_order_lines l
    on l.company_id = r.company_id and l.order_id = r.order_id and l.revision = r.revision
  where r.company_id = company and r.project_id = project and l.cost_code_id is not null and l.cost_type is not null
$$;

comment on function app.committed_lines(uuid, uuid) is
  'The lines that a project''s approved orders will still cost: of the revision in force, while the order is open.';
