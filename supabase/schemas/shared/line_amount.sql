create or replace function app.line_amount(quantity bigint, price bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select case when abs(amount) <= 9007199254740991 then amount::bigint end
  from (select round(quantity::numeric * price * 0.00001) as amount) exact
$$;

comment on function app.line_amount(bigint, bigint) is
  'Thousandths at a price in ten-thousandths, in cents, half a cent away from zero; null past public.amount. '
  'packages/domain/src/money answers the same cases.';
