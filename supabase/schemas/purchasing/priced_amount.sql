create or replace function app.priced_amount(quantity bigint, price bigint, factor bigint) returns bigint
language sql immutable set search_path = ''
as $$
  -- In whole numbers: a quotient cut to some digits could miss the half cent.
  select div(quantity::numeric * price * 2 + factor::numeric * 100, factor::numeric * 200)::bigint
$$;

comment on function app.priced_amount(bigint, bigint, bigint) is
  'Thousandths at a price in ten-thousandths for so many thousandths, in cents, half a cent up. For what is priced '
  'by another unit than it is counted in; with a factor of 1000 as app.line_amount.';
