create or replace function app.inbox_record(arguments jsonb, out record_kind text, out record_id uuid)
language sql immutable set search_path = ''
as $$
  select r.kind, (arguments ->> r.name)::uuid
  from (values
    ('hazard', 'hazard_id'), ('jsa', 'jsa_id'), ('purchase_order', 'order_id'), ('vendor', 'vendor_id'),
    ('checklist', 'checklist_id')
  ) r (kind, name)
  where arguments ->> r.name is not null
$$;

comment on function app.inbox_record(jsonb) is
  'The record that a message is about, of a kind in app.record_kinds; null for messages about none.';
