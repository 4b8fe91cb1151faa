create or replace function app.counter_verdict(verdict text, o public.purchase_orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', counter_verdict.verdict, 'number', o.number, 'label', app.order_label(o), 'flags', to_jsonb(o.flags)
  )
$$;

comment on function app.counter_verdict(text, public.purchase_orders) is 'How record_counter_order answers.';
