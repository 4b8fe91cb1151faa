create or replace function app.revision_json(company uuid, order_id uuid, revision integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'revision', r.revision,
    'vendor', case when r.vendor_id is not null or r.vendor_name is not null then jsonb_build_object(
      'id', r.vendor_id, 'name', coalesce(v.name, r.vendor_name), 'mail', v.mail
    ) end,
    'project', case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name) end,
    'ship_to', r.ship_to, 'needed_by', r.needed_by, 'vendor_note', r.vendor_note, 'note', r.note,
    'totals', jsonb_build_object(
      'subtotal_cents', r.subtotal_cents, 'discount_cents', r.discount_cents, 'freight_cents', r.freight_cents,
      'tax_cents', r.tax_cents, 'total_cents', r.total_cents
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'description', l.description, 'item_number', l.item_number, 'quantity', l.quantity,
        'unit', l.unit, 'price', l.price, 'price_unit', l.price_unit, 'price_factor', l.price_factor,
        'tax_rate', l.tax_rate,
        'cost_code', case when c.id is not null then
          jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) end,
        'cost_type', l.cost_type, 'amount_cents', l.amount_cents, 'discount_cents', l.discount_cents,
        'freight_cents', l.freight_cents, 'tax_cents', l.tax_cents, 'cost_cents', l.cost_cents
      ) order by l.position), '[]')
      from public.purchase_order_lines l
      left join public.cost_codes c on c.company_id = l.company_id and c.id = l.cost_code_id
      where l.company_id = r.company_id and l.order_id = r.order_id and l.revision = r.revision
    ),
    'saved_by', app.person_label(company, r.saved_by), 'saved_at', app.instant(r.saved_at),
    'override_reason', r.override_reason
  )
  from public.order_revisions r
  left join public.vendors v on v.company_id = r.company_id and v.id = r.vendor_id
  left join public.projects p on p.company_id = r.company_id and p.id = r.project_id
  where r.company_id = company and r.order_id = revision_json.order_id and r.revision = revision_json.revision
$$;

comment on function app.revision_json(uuid, uuid, integer) is
  'A revision of an order as screens and papers show it. For functions that have checked the rights.';
