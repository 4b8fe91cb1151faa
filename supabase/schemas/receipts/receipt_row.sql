create or replace function app.receipt_row(r public.receipts) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', r.id, 'person', app.person_label(r.company_id, r.person_id),
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.company_id = r.company_id and p.id = r.project_id
    ),
    'cost_code', (
      select jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) from public.cost_codes c
      where c.company_id = r.company_id and c.id = r.cost_code_id
    ),
    'cost_type', r.cost_type, 'paid_by', r.paid_by, 'total_cents', r.total_cents, 'tax_cents', r.tax_cents,
    'bought_on', r.bought_on, 'vendor_name', r.vendor_name, 'state', r.state, 'reason', r.reason,
    'was_archived', r.was_archived,
    -- Only receipts that the reader may open are named.
    'same_as', (
      select coalesce(jsonb_agg(o.id order by o.received_at, o.id), '[]') from public.receipts o
      where o.company_id = r.company_id and o.id = any (app.same_receipts(r)) and app.sees_receipt(o)
    ),
    'received_at', app.instant(r.received_at), 'may_decide', r.state = 'waiting' and app.may_decide_receipt(r),
    'version', r.version
  )
$$;

comment on function app.receipt_row(public.receipts) is
  'A receipt as lists show it. For functions that have checked that the caller may read it.';
