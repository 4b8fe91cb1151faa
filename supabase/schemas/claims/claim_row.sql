create or replace function app.claim_row(c public.claims, answered uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'person', app.person_label(c.company_id, c.person_id), 'day', c.day,
    'project', (
      select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
      where p.company_id = c.company_id and p.id = c.project_id
    ),
    'cost_code', (
      select jsonb_build_object('id', k.id, 'code', k.code, 'name', k.name) from public.cost_codes k
      where k.company_id = c.company_id and k.id = c.cost_code_id
    ),
    'amount_cents', c.amount_cents, 'quantity', c.quantity, 'unit', c.unit, 'odometer_from', c.odometer_from,
    'odometer_to', c.odometer_to, 'from_site', app.site_label(c.company_id, c.from_site_id),
    'to_site', app.site_label(c.company_id, c.to_site_id), 'is_edge_day', c.is_edge_day,
    'note', coalesce(c.note, (
      select r.vendor_name from public.receipts r
      where c.kind = 'receipt' and r.company_id = c.company_id and r.id = c.id
    )),
    'state', c.state, 'reason', c.reason, 'paid_in', c.paid_in, 'was_archived', c.was_archived,
    -- A day away is paid for work away, so the approver should know if there was no work.
    'is_unworked', c.kind = 'per_diem' and not exists (
      select from public.time_entries e
      where e.company_id = c.company_id and e.person_id = c.person_id and e.project_id = c.project_id
        and e.state <> 'void' and (e.started_at at time zone e.zone)::date = c.day
    ),
    'received_at', app.instant(c.received_at), 'version', c.version,
    'may', jsonb_build_object(
      'change', c.kind <> 'receipt' and c.person_id = app.my_person_id() and c.state in ('waiting', 'returned'),
      'decide', c.kind <> 'receipt' and c.state = 'waiting' and c.person_id = any (answered),
      'take_back', c.kind <> 'receipt' and c.state = 'approved' and c.paid_in is null and c.person_id = any (answered)
    )
  )
$$;

comment on function app.claim_row(public.claims, uuid[]) is
  'A claim as lists show it, for a caller who decides the claims of some people. For functions that have checked that '
  'the caller may read it.';
