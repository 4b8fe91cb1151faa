import type { Database } from '../../apps/server/src/db/database.ts';

/** The last workweek in which anyone worked. */
const lastWeek = '2026-10-26';
const people = 500;
const projects = 10;
/** Times five cost types, for a budget of 2,000 lines. */
const codes = 400;

/**
 * Adds a year of a company with 500 people: two places of work a day, weekly pay lines, and timesheets, of which those
 * older than four weeks are locked. One project has a budget of 2,000 lines.
 */
export async function plantYear(database: Database, company: string): Promise<void> {
  await database.script(`
    insert into public.profiles (company_id, person_id, first_name, last_name)
    select '${company}', gen_random_uuid(), 'Person', n::text from generate_series(1, ${people}) n;
    set session_replication_role = replica;
    insert into public.projects (company_id, id, name)
    select '${company}', gen_random_uuid(), 'Project ' || n from generate_series(1, ${projects}) n;
    insert into public.cost_codes (company_id, id, code, name)
    select '${company}', gen_random_uuid(), to_char(n, 'FM0000'), 'Work ' || n from generate_series(1, ${codes}) n;

    create temporary table places as
    select p.person_id, p.place, half, j.id as project_id, c.id as cost_code_id
    from (
      select person_id, row_number() over (order by person_id) as place from public.profiles
      where company_id = '${company}' and first_name = 'Person'
    ) p
    cross join generate_series(0, 1) half
    join (
      select id, row_number() over (order by name) as place from public.projects
      where company_id = '${company}' and name like 'Project %'
    ) j on j.place = 1 + (p.place + half) % ${projects}
    join (
      select id, row_number() over (order by code) as place from public.cost_codes
      where company_id = '${company}' and name like 'Work %'
    ) c on c.place = 1 + (p.place * 7 + half) % ${codes};

    insert into public.day_results (
      company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes, meal_premium_minutes,
      rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks, exceptions, tzdata
    )
    select '${company}', p.person_id, d, date_trunc('week', d)::date, 480, 60, 0, 0, 0, 0, false, false, p.lines, '[]', '[]',
      '[]', 'bench'
    from (
      select person_id, jsonb_agg(jsonb_build_object(
        'project_id', project_id, 'cost_code_id', cost_code_id, 'class',
        case half when 0 then 'regular' else 'overtime' end, 'minutes', 240 + place % 60
      )) as lines
      from places group by person_id
    ) p
    cross join lateral (
      select date '${lastWeek}' + 6 - n as d from generate_series(0, 364) n
    ) dates;
    insert into public.pay_lines (
      company_id, person_id, week_from, position, period_from, period_to, earning, project_id, cost_code_id, rate,
      percent, minutes, amount_cents, currency, is_split_week
    )
    select '${company}', p.person_id, w, half, w, w + 6, case half when 0 then 'regular' else 'overtime' end,
      p.project_id, p.cost_code_id, 300000, 100, 1200, 60000 + p.place, 'USD', false
    from places p
    cross join lateral (select date '${lastWeek}' - 7 * n as w from generate_series(0, 51) n) weeks;
    insert into public.timesheets (company_id, person_id, period_from, period_to, state, snapshot, locked_at)
    select distinct company_id, person_id, week_from, week_from + 6,
      case when week_from < date '${lastWeek}' - 28 then 'locked' else 'approved' end,
      case when week_from < date '${lastWeek}' - 28 then '[]'::jsonb end,
      case when week_from < date '${lastWeek}' - 28 then now() end
    from public.pay_lines where company_id = '${company}';
    insert into public.locked_pay_lines (
      company_id, person_id, sheet_from, period_from, week_from, earning, project_id, cost_code_id, rate, percent,
      minutes, amount_cents, currency, is_split_week
    )
    select l.company_id, l.person_id, l.period_from, l.period_from, l.week_from, l.earning, l.project_id,
      l.cost_code_id, l.rate, l.percent, l.minutes, l.amount_cents, l.currency, l.is_split_week
    from public.pay_lines l
    where l.company_id = '${company}' and l.week_from < date '${lastWeek}' - 28;
    insert into public.project_budgets (company_id, project_id, activated_at)
    select company_id, id, now() from public.projects where company_id = '${company}' and name = 'Project 1';
    insert into public.budget_lines (company_id, project_id, cost_code_id, cost_type, hours, amount)
    select b.company_id, b.project_id, c.id, t, case t when 'L' then 40000 else 0 end, 1000000
    from public.project_budgets b
    join public.cost_codes c on c.company_id = b.company_id and c.name like 'Work %'
    cross join unnest('{L,M,E,S,O}'::text[]) t
    where b.company_id = '${company}';
    insert into public.labor_burdens (company_id, id, percent, valid_from)
    values ('${company}', gen_random_uuid(), 3200, '2020-01-06');
    drop table places;
    set session_replication_role = origin;
    select app.roll_up_hours('${company}', person_id, date '${lastWeek}' - 364, date '${lastWeek}' + 6)
    from public.profiles where company_id = '${company}';
    delete from app.hours_queue;`);
}
