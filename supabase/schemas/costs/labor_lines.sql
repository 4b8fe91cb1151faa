create or replace function app.labor_lines(company uuid, project uuid, from_date date, to_date date)
returns table (
  is_frozen boolean, state text, person_id uuid, period_from date, week_from date, project_id uuid, cost_code_id uuid,
  classification text, worked_minutes bigint, amount_cents bigint, lacks_rate boolean, other_currency text
)
language sql stable security definer set search_path = ''
as $$
  with found as (
    select false as is_frozen, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
      l.classification, l.minutes, l.amount_cents, l.currency
    from public.pay_lines l
    where l.company_id = company and l.project_id = project
    union all
    select true, f.person_id, f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id,
      f.classification, f.minutes, f.amount_cents, f.currency
    from public.locked_pay_lines f
    where f.company_id = company and f.project_id = project
    union all
    -- All pay of the company. No period is longer than a month, and a salary is spread over its whole period.
    select false, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
      l.classification, l.minutes, l.amount_cents, l.currency
    from public.pay_lines l
    where project is null and l.company_id = company and l.week_from between from_date - 31 and to_date + 31
    union all
    select true, f.person_id, f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id,
      f.classification, f.minutes, f.amount_cents, f.currency
    from public.locked_pay_lines f
    where project is null and f.company_id = company and f.week_from between from_date - 31 and to_date + 31
  ), here as materialized (
    select f.*, coalesce(s.state, 'open') as state
    from found f
    left join public.timesheets s
      on s.company_id = company and s.person_id = f.person_id and s.period_from = f.period_from
    where not f.is_frozen or s.state = 'locked'
  ), salaried as materialized (
    select s.person_id, s.period_from
    from (
      select l.person_id, l.period_from from public.pay_lines l
      where l.company_id = company and l.earning = 'salary'
      union
      select f.person_id, f.period_from from public.locked_pay_lines f
      where f.company_id = company and f.earning = 'salary'
    ) s
    where exists (select from here h where h.person_id = s.person_id and h.period_from = s.period_from)
  ), paid as materialized (
    select h.* from here h
    join salaried s on s.person_id = h.person_id and s.period_from = h.period_from
    union all
    -- Spreading a salary takes the hours of all projects.
    select o.*, coalesce(t.state, 'open')
    from (
      select false as is_frozen, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
        l.classification, l.minutes, l.amount_cents, l.currency
      from salaried s
      join public.pay_lines l
        on l.company_id = company and l.person_id = s.person_id and l.period_from = s.period_from
      union all
      select true, f.person_id, f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id,
        f.classification, f.minutes, f.amount_cents, f.currency
      from salaried s
      join public.locked_pay_lines f
        on f.company_id = company and f.person_id = s.person_id and f.period_from = s.period_from
    ) o
    left join public.timesheets t
      on t.company_id = company and t.person_id = o.person_id and t.period_from = o.period_from
    where project is not null and (o.project_id is null or o.project_id <> project)
      and (not o.is_frozen or t.state = 'locked')
  ), salaries as (
    select p.is_frozen, p.state, p.person_id, p.period_from, min(p.week_from) as week_from,
      sum(p.amount_cents)::bigint as amount_cents
    from paid p
    where p.earning = 'salary' and coalesce(p.currency = (select app.company_currency(company)), true)
    group by p.is_frozen, p.state, p.person_id, p.period_from
  ), worked as materialized (
    select w.*, row_number() over (
      partition by w.is_frozen, w.person_id, w.period_from
      order by w.week_from, w.project_id, w.cost_code_id, w.classification
    ) as place
    from (
      select p.is_frozen, p.state, p.person_id, p.period_from, p.week_from, p.project_id, p.cost_code_id,
        p.classification, sum(p.minutes)::bigint as minutes
      from paid p
      where p.earning in ('regular', 'overtime', 'double_time')
      group by p.is_frozen, p.state, p.person_id, p.period_from, p.week_from, p.project_id, p.cost_code_id,
        p.classification
      having sum(p.minutes) > 0
    ) w
  ), shares as materialized (
    select s.*, app.spread_amount(s.amount_cents, w.weights) as shares
    from salaries s
    join (
      select w.is_frozen, w.person_id, w.period_from, array_agg(w.minutes order by w.place) as weights
      from worked w group by w.is_frozen, w.person_id, w.period_from
    ) w on w.is_frozen = s.is_frozen and w.person_id = s.person_id and w.period_from = s.period_from
  ), parts as (
    select h.is_frozen, h.state, h.person_id, h.period_from, h.week_from, h.project_id, h.cost_code_id,
      h.classification, case when k.is_work then h.minutes else 0 end as worked_minutes,
      case when h.earning <> 'salary' and k.other_currency is null then h.amount_cents end as amount_cents,
      k.is_work and h.amount_cents is null as lacks_rate,
      case when h.amount_cents <> 0 then k.other_currency end as other_currency
    from here h
    cross join lateral (
      select h.earning in ('regular', 'overtime', 'double_time') as is_work,
        nullif(h.currency, (select app.company_currency(company))) as other_currency
    ) k
    union all
    select w.is_frozen, w.state, w.person_id, w.period_from, w.week_from, w.project_id, w.cost_code_id,
      w.classification, 0, s.shares[w.place], false, null
    from worked w
    join shares s on s.is_frozen = w.is_frozen and s.person_id = w.person_id and s.period_from = w.period_from
    where project is null or w.project_id = project
    union all
    -- Without work there is nothing to spread it over.
    select s.is_frozen, s.state, s.person_id, s.period_from, s.week_from, null, null, null, 0, s.amount_cents, false,
      null
    from salaries s
    where project is null and not exists (
      select from worked w
      where w.is_frozen = s.is_frozen and w.person_id = s.person_id and w.period_from = s.period_from
    )
  )
  select a.is_frozen, a.state, a.person_id, a.period_from, a.week_from, a.project_id, a.cost_code_id,
    a.classification, sum(a.worked_minutes)::bigint, coalesce(sum(a.amount_cents), 0)::bigint, bool_or(a.lacks_rate),
    max(a.other_currency)
  from parts a
  group by a.is_frozen, a.state, a.person_id, a.period_from, a.week_from, a.project_id, a.cost_code_id,
    a.classification
$$;

comment on function app.labor_lines(uuid, uuid, date, date) is
  'Pay by person, week and place of work, never priced again: the pay engine''s lines, and beside them, marked as '
  'frozen, those of locked timesheets. A salary is spread over its period by worked minutes. Of a project, whenever; '
  'or, where project is null, all pay of the workweeks that begin between the dates, and of some around them.';
