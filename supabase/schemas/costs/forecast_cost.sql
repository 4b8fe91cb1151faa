create or replace function app.forecast_cost(
  revised bigint, committed bigint, actual bigint, quantity bigint, installed bigint
) returns bigint
language sql immutable set search_path = ''
as $$
  select case
    when quantity > 0 and installed * 10 >= quantity
      then committed + round(actual::numeric * greatest(quantity, installed) / installed)::bigint
    else committed + actual + greatest(0, revised - committed - actual)
  end
$$;

comment on function app.forecast_cost(bigint, bigint, bigint, bigint, bigint) is
  'What a line will cost in the end. Once a tenth of its quantity is installed, the rest is expected to cost as much '
  'a unit as what is in; else what is left of the budget is expected to be spent. '
  'docs/decisions/0266-a-forecast-follows-what-is-installed.md';
