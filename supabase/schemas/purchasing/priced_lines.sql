create or replace function app.priced_lines(lines jsonb, discount bigint, freight bigint) returns table (
  "position" smallint, amount_cents bigint, discount_cents bigint, freight_cents bigint, tax_cents bigint,
  cost_cents bigint
)
language sql immutable set search_path = ''
as $$
  with given as (
    select l.ordinality::smallint as place, (l.value ->> 'tax_rate')::numeric as tax_rate,
      app.priced_amount((l.value ->> 'quantity')::bigint, (l.value ->> 'price')::bigint,
        (l.value ->> 'price_factor')::bigint) as amount
    from jsonb_array_elements(lines) with ordinality l
  ), spread as (
    select app.spread_amount(discount, array_agg(g.amount order by g.place)) as discounts,
      app.spread_amount(freight, array_agg(g.amount order by g.place)) as freights
    from given g
  ), shared as (
    select g.place, g.amount, s.discounts[g.place] as off, s.freights[g.place] as carried,
      round((g.amount - s.discounts[g.place]) * g.tax_rate / 1000000)::bigint as tax
    from given g cross join spread s
  )
  select s.place, s.amount, s.off, s.carried, s.tax, s.amount - s.off + s.carried + s.tax from shared s
  order by s.place
$$;

comment on function app.priced_lines(jsonb, bigint, bigint) is
  'What each line of an order comes to: its amount, its shares of discount and freight by amount, and its tax on '
  'the amount less discount. orderTotals in packages/domain/src/money answers the same cases.';
