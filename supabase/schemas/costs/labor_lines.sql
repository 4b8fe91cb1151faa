create or replace function app.labor_lines(company uuid, projects uuid[])
returns table (
  is_frozen boolean, state text, person_id uuid, period_from date, week_from date, project_id uuid, cost_code_id uuid,
  classification text, worked_minutes bigint, amount_cents bigint, lacks_rate boolean, other_currency text
)
language sql stable security definer set search_path = ''
as $$
  with here as materialized (
    select false as is_frozen, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
      l.classification, l.minutes, l.amount_cents, l.currency
    from public.pay_lines l
    where l.company_id = company and l.project_id = any (projects)
    union all
    select true, f.person_id, f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id,
      f.classification, f.minutes, f.amount_cents, f.currency
    from public.locked_pay_lines f
    where f.company_id = company and f.project_id = any (projects)
  ), people as materialized (
    select h.person_id, h.period_from from here h group by h.person_id, h.period_from
  ), salaried as materialized (
    select p.person_id, p.period_from from people p
    where exists (
      select from public.pay_lines l
      where l.company_id = company and l.person_id = p.person_id and l.period_from = p.period_from
        and l.earning = 'salary'
    ) or exists (
      select from public.locked_pay_lines f
      where f.company_id = company and f.person_id = p.person_id and f.period_from = p.period_from
        and f.earning = 'salary'
    )
  ), found as (
    select h.* from here h
    union all
    -- To spread a salary takes the hours of all projects.
    select false, l.person_id, l.period_from, l.week_from, l.earning, l.project_id, l.cost_code_id,
      l.classification, l.minutes, l.amount_cents, l.currency
    from salaried s
    join public.pay_lines l
      on l.company_id = company and l.person_id = s.person_id and l.period_from = s.period_from
    where l.project_id is null or l.project_id <> all (projects)
    union all
    select true, f.person_id, f.period_from, f.week_from, f.earning, f.project_id, f.cost_code_id,
      f.classification, f.minutes, f.amount_cents, f.currency
    from salaried s
    join public.locked_pay_lines f
      on f.company_id = company and f.person_id = s.person_id and f.period_from = s.period_from
    where f.project_id is null or f.project_id <> all (projects)
  ), states as materialized (
    select p.person_id, p.period_from, coalesce(s.state, 'open') as state
    from people p
    left join public.timesheets s
      on s.company_id = company and s.person_id = p.person_id and s.period_from = p.period_from
  ), stored as (
    select f.*, c.state
    from found f
    join states c on c.person_id = f.person_id and c.period_from = f.period_from
    where not f.is_frozen or c.state = 'locked'
  ), lines as (
    select s.*, s.earning in ('regular', 'overtime', 'double_time') as is_work,
      s.earning = 'salary' as is_salary,
      nullif(s.currency, (select app.company_currency(company))) as other_currency
    from stored s
  ), places as materialized (
    select l.is_frozen, l.state, l.person_id, l.period_from, l.week_from, l.project_id, l.cost_code_id,
      l.classification, coalesce(sum(l.minutes) filter (where l.is_work), 0) as worked_minutes,
      coalesce(sum(l.amount_cents) filter (where not l.is_salary and l.other_currency is null), 0) as amount_cents,
      coalesce(bool_or(l.amount_cents is null and l.is_work), false) as lacks_rate,
      max(l.other_currency) filter (where l.amount_cents <> 0) as other_currency
    from lines l
    group by l.is_frozen, l.state, l.person_id, l.period_from, l.week_from, l.project_id, l.cost_code_id,
      l.classification
  ), salaries as (
    select l.is_frozen, l.state, l.person_id, l.period_from, sum(l.amount_cents)::bigint as amount_cents
    from lines l
    where l.is_salary and l.other_currency is null
    group by l.is_frozen, l.state, l.person_id, l.period_from
  ), worked as (
    select p.*, row_number() over (
      partition by p.is_frozen, p.person_id, p.period_from
      order by p.week_from, p.project_id, p.cost_code_id, p.classification
    ) as place
    from places p where p.worked_minutes > 0
  ), shares as materialized (
    select s.*, app.spread_amount(s.amount_cents, w.weights) as shares
    from salaries s
    join (
      select w.is_frozen, w.person_id, w.period_from, array_agg(w.worked_minutes::bigint order by w.place) as weights
      from worked w group by w.is_frozen, w.person_id, w.period_from
    ) w on w.is_frozen = s.is_frozen and w.person_id = s.person_id and w.period_from = s.period_from
  ), spread as (
    select w.is_frozen, w.state, w.person_id, w.period_from, w.week_from, w.project_id, w.cost_code_id,
      w.classification, s.shares[w.place] as amount_cents
    from worked w
    join shares s on s.is_frozen = w.is_frozen and s.person_id = w.person_id and s.period_from = w.period_from
  )
  select a.is_frozen, a.state, a.person_id, a.period_from, a.week_from, a.project_id, a.cost_code_id,
    a.classification, sum(a.worked_minutes)::bigint, sum(a.amount_cents)::bigint, bool_or(a.lacks_rate),
    max(a.other_currency)
  from (
    select * from places
    union all
    select s.is_frozen, s.state, s.person_id, s.period_from, s.week_from, s.project_id, s.cost_code_id,
      s.classification, 0, s.amount_cents, false, null
    from spread s
  ) a
  where a.project_id = any (projects)
  group by a.is_frozen, a.state, a.person_id, a.period_from, a.week_from, a.project_id, a.cost_code_id,
    a.classification
$$;

comment on function app.labor_lines(uuid, uuid[]) is
  'Pay by person, week and place of work, never priced again: the pay engine''s lines, and beside them, marked as '
  'frozen, those of locked timesheets. A salary is spread over its period by worked minutes.';
