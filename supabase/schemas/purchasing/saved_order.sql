create or replace function app.saved_order(verdict text, o public.purchase_orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', saved_order.verdict, 'version', o.version, 'revision', o.revision, 'total_cents', o.total_cents
  )
$$;

comment on function app.saved_order(text, public.purchase_orders) is 'How save_order answers.';
