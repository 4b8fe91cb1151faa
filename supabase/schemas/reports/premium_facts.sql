create or replace function app.premium_facts(
  company uuid, people uuid[], with_money boolean, from_date date, to_date date
)
returns setof app.report_fact
language sql stable security definer set search_path = ''
as $$
  with days as (
    select r.person_id, r.date, r.week_from, r.meal_premium_minutes as meal, r.rest_premium_minutes as rest
    from public.day_results r
    where r.company_id = company and (people is null or r.person_id = any (people))
      and r.date between from_date - 7 and to_date + 7
      and r.meal_premium_minutes + r.rest_premium_minutes > 0
  ), weeks as (
    select d.person_id, d.week_from, array_agg(d.date order by d.date) as dates,
      app.spread_amount(
        (
          select coalesce(sum(l.amount_cents), 0)::bigint from public.pay_lines l
          where l.company_id = company and l.person_id = d.person_id and l.week_from = d.week_from
            and l.earning in ('meal_premium', 'rest_premium')
            and coalesce(l.currency, '') in ('', (select app.company_currency(company)))
        ),
        array_agg((d.meal + d.rest)::bigint order by d.date)
      ) as shares
    from days d where with_money
    group by d.person_id, d.week_from
  )
  select d.date, d.person_id, null::uuid, null::uuid,
    case when with_money
      then array[(d.meal > 0)::integer, (d.rest > 0)::integer, w.shares[array_position(w.dates, d.date)]]::bigint[]
      else array[(d.meal > 0)::integer, (d.rest > 0)::integer]::bigint[]
    end
  from days d
  left join weeks w on w.person_id = d.person_id and w.week_from = d.week_from
  where d.date between from_date and to_date
$$;

comment on function app.premium_facts(uuid, uuid[], boolean, date, date) is
  'Days with a meal premium, with a rest premium, and with money what both came to: a workweek''s premiums spread '
  'over its days by their minutes.';
