create or replace function app.revision_entry(company uuid, order_id uuid, revision integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'vendor_id', r.vendor_id, 'vendor_name', r.vendor_name, 'project_id', r.project_id, 'ship_to', r.ship_to,
    'needed_by', r.needed_by, 'discount_cents', r.discount_cents, 'freight_cents', r.freight_cents,
    'vendor_note', r.vendor_note, 'note', r.note,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'description', l.description, 'item_number', l.item_number, 'quantity', l.quantity,
        'unit', l.unit, 'price', l.price, 'price_unit', l.price_unit, 'price_factor', l.price_factor,
        'tax_rate', l.tax_rate, 'cost_code_id', l.cost_code_id, 'cost_type', l.cost_type
      ) order by l.position), '[]')
      from public.purchase_order_lines l
      where l.company_id = r.company_id and l.order_id = r.order_id and l.revision = r.revision
    )
  )
  from public.order_revisions r
  where r.company_id = company and r.order_id = revision_entry.order_id and r.revision = revision_entry.revision
$$;

comment on function app.revision_entry(uuid, uuid, integer) is
  'What a revision of an order says, in the form in which save_order takes it.';
