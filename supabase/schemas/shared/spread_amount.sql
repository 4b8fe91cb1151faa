create or replace function app.spread_amount(total bigint, weights bigint[]) returns bigint[]
language sql immutable set search_path = ''
as $$
  with given as (
    select place, greatest(weight, 0)::numeric as weight from unnest(weights) with ordinality as g (weight, place)
  ), parts as (
    select place, case when sum(weight) over () = 0 then 1 else weight end as part from given
  ), shares as (
    select
      place,
      div(abs(total) * part, sum(part) over ()) as share,
      mod(abs(total) * part, sum(part) over ()) as rest
    from parts
  ), ranked as (
    select
      place, share,
      row_number() over (order by rest desc, place) as rank,
      abs(total) - sum(share) over () as left_over
    from shares
  )
  select coalesce(
    array_agg((sign(total) * (share + case when rank <= left_over then 1 else 0 end))::bigint order by place), '{}'
  )
  from ranked
$$;

comment on function app.spread_amount(bigint, bigint[]) is
  'Spreads an amount over lines by their weights, to the cent: what is left over goes to the largest remainders, of '
  'equal ones to the earlier line. A line below zero takes no share; when none takes one, all share alike. '
  'packages/domain/src/money answers the same cases.';
