create or replace function app.committed_lines(company uuid, project uuid)
returns table (order_id uuid, cost_code_id uuid, cost_type text, cost_cents bigint, ordered_cents bigint)
language sql stable security definer set search_path = ''
as $$
  with ordered as (
    select o.id as order_id, l.cost_code_id, l.cost_type, sum(l.cost_cents)::bigint as cents
    from public.order_revisions r
    join public.purchase_orders o on o.company_id = r.company_id and o.id = r.order_id and o.in_force = r.revision
      and o.canceled_at is null and o.closed_at is null
    join public.purchase_order_lines l
      on l.company_id = r.company_id and l.order_id = r.order_id and l.revision = r.revision
    where r.company_id = company and r.project_id = project and l.cost_code_id is not null and l.cost_type is not null
    group by o.id, l.cost_code_id, l.cost_type
  ), bought as (
    select t.order_id, t.cost_code_id, t.cost_type, sum(t.total_cents) as cents
    from public.receipts t
    where t.company_id = company and t.state in ('waiting', 'approved')
      and t.order_id in (select d.order_id from ordered d)
    group by t.order_id, t.cost_code_id, t.cost_type
  ), matched as (
    select d.order_id, d.cost_code_id, d.cost_type, d.cents, least(d.cents, coalesce(b.cents, 0)) as taken
    from ordered d
    left join bought b on b.order_id = d.order_id and b.cost_code_id = d.cost_code_id and b.cost_type = d.cost_type
  ), rest as (
    select m.order_id, m.cost_code_id, m.cost_type, m.cents, m.cents - m.taken as open,
      coalesce((select sum(b.cents) from bought b where b.order_id = m.order_id), 0)
        - sum(m.taken) over (partition by m.order_id) as over,
      sum(m.cents - m.taken) over (partition by m.order_id order by m.cost_code_id, m.cost_type) as open_to_here
    from matched m
  )
  select r.order_id, r.cost_code_id, r.cost_type,
    greatest(0, least(r.open, r.open_to_here - r.over))::bigint, r.cents
  from rest r
$$;

comment on function app.committed_lines(uuid, uuid) is
  'What a project''s approved orders will still cost, by code and type: of the revision in force, while the order is '
  'open, less the receipts that name it. A receipt lowers its own code and type first, then the others of its order. '
  'ordered_cents is without receipts.';
