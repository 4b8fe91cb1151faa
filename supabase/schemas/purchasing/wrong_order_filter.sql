create or replace function app.wrong_order_filter(filters jsonb) returns text
language sql immutable set search_path = ''
as $$
  select app.wrong_filter(filters, jsonb_build_object(
    'q', app.is_text_or_null(filters -> 'q', 200) and filters -> 'q' <> 'null',
    'view', app.is_choice(filters -> 'view', 'all', 'mine', 'waiting', 'to_decide', 'late'),
    'label', app.is_choice(filters -> 'label', 'draft', 'submitted', 'returned', 'rejected', 'approved', 'sent',
      'canceled', 'closed'),
    'vendor_id', app.is_uuid(filters -> 'vendor_id'),
    'project_id', app.is_uuid(filters -> 'project_id'),
    'cost_code_id', app.is_uuid(filters -> 'cost_code_id'),
    'from', app.is_date(filters -> 'from'),
    'to', app.is_date(filters -> 'to'),
    'own_approval', jsonb_typeof(filters -> 'own_approval') = 'boolean'
  ))
$$;

comment on function app.wrong_order_filter(jsonb) is
  'The first filter of list_orders or order_spend that is unknown or not allowed; null when all are right.';
