create or replace function app.cost_rows(company uuid, project uuid, cost_code uuid, cost_type text, figure text)
returns table (
  kind text, id uuid, date date, label text, person_id uuid, worked_minutes bigint, hours bigint, quantity bigint,
  amount bigint, version integer, facts jsonb
)
language sql stable security definer set search_path = ''
as $$
  select 'original', null::uuid, null::date, b.unit, null::uuid, null::bigint, b.hours::bigint, b.quantity::bigint,
    b.amount::bigint, null::integer, null::jsonb
  from public.budget_lines b
  where figure in ('original', 'revised') and b.company_id = company and b.project_id = project
    and b.cost_code_id = cost_code and b.cost_type = cost_rows.cost_type
  union all
  select 'modification', m.id, m.date, m.number || ' ' || m.note, null, null, l.hours, l.quantity, l.amount, null,
    null
  from public.budget_modifications m
  join public.budget_modification_lines l on l.company_id = company and l.modification_id = m.id
  where figure in ('moved', 'revised') and m.company_id = company and m.project_id = project
    and l.cost_code_id = cost_code and l.cost_type = cost_rows.cost_type
  union all
  select 'change_order', o.id, (o.decided_at at time zone z.time_zone)::date, o.number || ' ' || o.title, null, null,
    l.hours, l.quantity, l.amount, null, null
  from public.change_orders o
  join public.change_order_lines l on l.company_id = company and l.change_order_id = o.id
  join public.company_settings z on z.company_id = company
  where figure in ('changed', 'revised') and o.company_id = company and o.project_id = project
    and o.state = 'approved' and l.cost_code_id = cost_code and l.cost_type = cost_rows.cost_type
  union all
  select d.source, d.id, d.date, d.note, null, null, d.hours, null, d.amount, d.version, to_jsonb(d)
  from public.direct_costs d
  where figure in ('approved', 'actual') and d.company_id = company and d.project_id = project
    and d.cost_code_id = cost_code and d.cost_type = cost_rows.cost_type
  union all
  select 'receipt', r.id, r.bought_on, coalesce(r.vendor_name, app.person_name(company, r.person_id)), null, null,
    null, null, r.total_cents, null, null
  from app.counted_receipts(company, project) r
  where figure in ('actual', case r.state when 'approved' then 'approved' else 'pending' end)
    and r.cost_code_id is not distinct from cost_code and r.cost_type = cost_rows.cost_type
  union all
  select 'claim', c.id, c.day, app.person_name(company, c.person_id), null, null, null, null, c.amount_cents, null,
    null
  from app.counted_claims(company, project) c
  where figure in ('approved', 'actual') and c.cost_code_id is not distinct from cost_code
    and cost_rows.cost_type = 'O'
  union all
  select 'committed', o.id, (o.approved_at at time zone z.time_zone)::date, o.number, null, null, null, null,
    sum(c.cost_cents)::bigint, null, null
  from app.committed_lines(company, project) c
  join public.purchase_orders o on o.company_id = company and o.id = c.order_id
  join public.company_settings z on z.company_id = company
  where figure = 'committed' and c.cost_code_id = cost_code and c.cost_type = cost_rows.cost_type
  group by o.id, o.approved_at, z.time_zone, o.number
  having sum(c.cost_cents) > 0
  union all
  select 'submitted', o.id, (o.submitted_at at time zone z.time_zone)::date, o.number, null, null, null, null,
    w.cost_cents, null, null
  from app.submitted_lines(company, project) w
  join public.purchase_orders o on o.company_id = company and o.id = w.order_id
  join public.company_settings z on z.company_id = company
  where figure = 'submitted' and w.cost_code_id = cost_code and w.cost_type = cost_rows.cost_type
  union all
  select 'labor', null, l.period_from, app.person_name(company, l.person_id), l.person_id,
    sum(l.worked_minutes)::bigint, null, null, s.amount, null, null
  from (
    select w.person_id, w.period_from, sum(w.worked_minutes) as worked_minutes, sum(w.approved) as approved,
      sum(w.pending) as pending
    from app.labor_costs(company, project) w
    where cost_rows.cost_type = 'L' and w.cost_code_id is not distinct from cost_code
    group by w.person_id, w.period_from
  ) l
  cross join lateral (
    select (case figure when 'approved' then l.approved when 'pending' then l.pending when 'actual'
      then l.approved + l.pending end)::bigint as amount
  ) s
  where figure in ('approved', 'pending', 'actual')
    and (s.amount <> 0 or (l.approved = 0 and l.pending = 0 and l.worked_minutes <> 0))
  group by l.person_id, l.period_from, s.amount
$$;

comment on function app.cost_rows(uuid, uuid, uuid, text, text) is
  'What a figure of a budget''s line is made of; the amounts sum to it. Labor by person and pay period.';
