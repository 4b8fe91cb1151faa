create or replace function app.order_totals(
  entry jsonb, out subtotal_cents bigint, out discount_cents bigint, out freight_cents bigint, out tax_cents bigint,
  out total_cents bigint
)
language sql immutable set search_path = ''
as $$
  -- Without lines there is nothing to apply a discount or freight to.
  select coalesce(sum(p.amount_cents), 0)::bigint, coalesce(sum(p.discount_cents), 0)::bigint,
    coalesce(sum(p.freight_cents), 0)::bigint, coalesce(sum(p.tax_cents), 0)::bigint,
    coalesce(sum(p.cost_cents), 0)::bigint
  from app.priced_lines(
    entry -> 'lines', (entry ->> 'discount_cents')::bigint, (entry ->> 'freight_cents')::bigint
  ) p
$$;

comment on function app.order_totals(jsonb) is 'The sums of an order that app.wrong_order_field found right.';
