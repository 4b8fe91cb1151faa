create or replace function app.order_verdict(verdict text, o public.purchase_orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', order_verdict.verdict, 'version', o.version, 'label', app.order_label(o), 'number', o.number
  )
$$;

comment on function app.order_verdict(text, public.purchase_orders) is 'How functions that change an order answer.';
