create or replace function app.write_revision(
  company uuid, order_id uuid, revision integer, entry jsonb, person uuid
) returns bigint
language plpgsql set search_path = ''
as $$
declare
  totals record := app.order_totals(entry);
begin
  delete from public.purchase_order_lines l
  where l.company_id = company and l.order_id = write_revision.order_id and l.revision = write_revision.revision;
  insert into public.order_revisions (
    company_id, order_id, revision, vendor_id, vendor_name, project_id, ship_to, needed_by, discount_cents,
    freight_cents, vendor_note, note, subtotal_cents, tax_cents, total_cents, saved_by
  ) values (
    company, write_revision.order_id, write_revision.revision, (entry ->> 'vendor_id')::uuid, entry ->> 'vendor_name',
    (entry ->> 'project_id')::uuid, entry ->> 'ship_to', (entry ->> 'needed_by')::date,
    (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint, entry ->> 'vendor_note',
    entry ->> 'note', totals.subtotal_cents, totals.tax_cents, totals.total_cents, person
  )
  on conflict on constraint order_revisions_pkey do update set
    vendor_id = excluded.vendor_id, vendor_name = excluded.vendor_name, project_id = excluded.project_id,
    ship_to = excluded.ship_to, needed_by = excluded.needed_by, discount_cents = excluded.discount_cents,
    freight_cents = excluded.freight_cents, vendor_note = excluded.vendor_note, note = excluded.note,
    subtotal_cents = excluded.subtotal_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents,
    saved_by = excluded.saved_by, saved_at = now(), override_reason = null;
  insert into public.purchase_order_lines (
    company_id, order_id, revision, position, id, description, item_number, quantity, unit, price, price_unit,
    price_factor, tax_rate, cost_code_id, cost_type, amount_cents, discount_cents, freight_cents, tax_cents, cost_cents
  )
  select company, write_revision.order_id, write_revision.revision, p.position, (l.value ->> 'id')::uuid,
    l.value ->> 'description', l.value ->> 'item_number', (l.value ->> 'quantity')::bigint, l.value ->> 'unit',
    (l.value ->> 'price')::bigint, l.value ->> 'price_unit', (l.value ->> 'price_factor')::bigint,
    (l.value ->> 'tax_rate')::integer, (l.value ->> 'cost_code_id')::uuid, l.value ->> 'cost_type',
    p.amount_cents, p.discount_cents, p.freight_cents, p.tax_cents, p.cost_cents
  from app.priced_lines(
    entry -> 'lines', (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint
  ) p
  join jsonb_array_elements(entry -> 'lines') with ordinality l on l.ordinality = p.position;
  perform app.show_revision(company, write_revision.order_id, write_revision.revision);
  return totals.total_cents;
end
$$;

comment on function app.write_revision(uuid, uuid, integer, jsonb, uuid) is
  'Writes what a revision of an order says, over what its draft said; answers its total. For functions that have '
  'checked the rights, the fields by app.wrong_order_field, and hold the order''s row.';
