create or replace function app.labor_costs(
  company uuid, project uuid, from_date date default null, to_date date default null
)
returns table (
  person_id uuid, period_from date, week_from date, project_id uuid, cost_code_id uuid, worked_minutes bigint,
  approved bigint, pending bigint, lacks_rate boolean, other_currency text
)
language sql stable security definer set search_path = ''
as $$
  with lines as materialized (
    select * from app.labor_lines(company, project, from_date, to_date)
  ), burdens as materialized (
    -- The person's own, otherwise their classification's, otherwise the company's.
    select k.person_id, k.classification, k.week_from, coalesce((
      select b.percent from public.labor_burdens b
      where b.company_id = company and b.valid_from <= k.week_from
        and (b.person_id is null or b.person_id = k.person_id)
        and (b.classification is null or b.classification = k.classification)
      order by b.person_id is null, b.classification is null, b.valid_from desc limit 1
    ), 0) as percent
    from (select distinct l.person_id, l.classification, l.week_from from lines l) k
  ), costs as (
    select l.*, round(l.amount_cents::numeric * (10000 + b.percent) * 0.0001)::bigint as cost
    from lines l
    join burdens b on b.person_id = l.person_id and b.week_from = l.week_from
      and b.classification is not distinct from l.classification
  )
  select c.person_id, c.period_from, c.week_from, c.project_id, c.cost_code_id,
    coalesce(sum(c.worked_minutes) filter (where not c.is_frozen), 0)::bigint,
    coalesce(sum(c.cost) filter (where c.is_frozen or c.state = 'approved'), 0)::bigint,
    coalesce(sum(case when c.is_frozen then -c.cost else c.cost end) filter (where c.state <> 'approved'), 0)::bigint,
    bool_or(c.lacks_rate and not c.is_frozen), max(c.other_currency)
  from costs c
  group by c.person_id, c.period_from, c.week_from, c.project_id, c.cost_code_id
$$;

comment on function app.labor_costs(uuid, uuid, date, date) is
  'What labor costs with its burden, by person, week and place of work, in two parts. approved: of locked timesheets '
  'as they were locked, and of approved ones. pending: everything else, with what changed since a timesheet was '
  'locked. Both together are what the pay engine says now. Where project is null, all of the company''s pay between '
  'the dates, with what belongs to no project.';
