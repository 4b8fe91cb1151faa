import type { Database } from '../../apps/server/src/db/database.ts';

/** Days of entries per person, with two entries a day. */
const usualDays = 120;
const peopleOfCompany = 300;
/** The workweek whose timesheets are measured. It is the last one, and its sheets are open. */
export const week = '2026-10-05';
const tables = [
  'time_entries',
  'day_results',
  'timesheets',
  'timesheet_signatures',
  'timesheet_events',
];

/**
 * Adds companies until the tables have the given number of time entries. It uses set queries without triggers and also
 * inserts the triggers' results: hours by day, and a signed and approved timesheet of each earlier week. The constraint
 * against overlapping entries isn't recreated; queries of timesheets don't use it.
 */
export async function fill(database: Database, entries: number): Promise<void> {
  const each = peopleOfCompany * usualDays * 2;
  const [found] = await database.query<{ count: number }>(
    'select count(*)::integer as count from time_entries',
  );
  const missing = Math.ceil((entries - (found?.count ?? 0)) / each);
  await database.script(
    'alter table public.time_entries drop constraint if exists time_entries_no_overlap',
  );
  if (missing > 0) {
    await withoutIndexes(database, async () => {
      for (let count = 0; count < missing; count += 1) {
        const [row] = await database.query<{ id: string }>(
          `insert into companies (name) values ('Filler') returning id`,
        );
        await plantCompany(database, row?.id ?? '', peopleOfCompany);
      }
    });
  }
}

/** Building an index at once takes a fraction of the time of growing it by millions of random keys. */
async function withoutIndexes(database: Database, work: () => Promise<void>): Promise<void> {
  const indexes = await database.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any (array(select jsonb_array_elements_text($1)))
       and not exists (select from pg_constraint c where c.conname = indexname)`,
    [JSON.stringify(tables)],
  );
  await database.script(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await work();
  for (const { definition } of indexes) {
    await database.script(`set maintenance_work_mem = '256MB'; ${definition};`);
  }
  await database.script('reset maintenance_work_mem');
}

/** People, their time and their timesheets: the rows are valid, so no trigger needs to check them. */
export async function plantCompany(
  database: Database,
  company: string,
  count: number,
  days = usualDays,
): Promise<void> {
  await database.script(plantPeople(company, count));
  await database.script(`
    set session_replication_role = replica;
    ${plantTime(company, days)}
    ${plantSheets(company, days)}
    set session_replication_role = origin;
    delete from app.hours_queue;`);
}

const plantPeople = (company: string, count: number) => `
  insert into public.profiles (company_id, person_id, first_name, last_name)
  select '${company}', gen_random_uuid(), 'Person', n::text from generate_series(1, ${count}) n;
  insert into public.memberships (company_id, person_id, role, valid_from)
  select company_id, person_id, 'employee', now() - interval '2 years' from public.profiles
  where company_id = '${company}' and first_name = 'Person';`;

/** Two entries for each day up to the end of the week, and the engine's results for them. */
const plantTime = (company: string, days: number) => `
  insert into public.time_entries (
    id, company_id, person_id, project_id, started_at, ended_at, zone, state, device_started_at
  )
  select gen_random_uuid(), p.company_id, p.person_id, null, t, t + interval '4 hours', 'UTC', 'closed', t
  from public.profiles p
  cross join generate_series(0, ${days - 1}) d cross join generate_series(0, 1) half
  cross join lateral (
    select timestamptz '${week}T13:00Z' + make_interval(days => 6 - d, hours => 5 * half) as t
  ) at
  where p.company_id = '${company}' and p.first_name = 'Person';
  insert into public.day_results (
    company_id, person_id, date, week_from, regular_minutes, overtime_minutes, double_minutes, meal_premium_minutes,
    rest_premium_minutes, deducted_minutes, is_open, needs_review, lines, ranges, breaks, exceptions, tzdata
  )
  select p.company_id, p.person_id, d, date_trunc('week', d)::date, 480, 0, 0, 0, 0, 0, false, false,
    '[{"project_id": null, "cost_code_id": null, "class": "regular", "minutes": 480}]',
    jsonb_build_array(r.range, r.range), '[]', '[]', 'bench'
  from public.profiles p
  cross join lateral (
    select (date '${week}' + 6 - n) as d from generate_series(0, ${days - 1}) n
  ) dates
  cross join lateral (
    select jsonb_build_object(
      'from', d || 'T13:00:00.000Z', 'to', d || 'T17:00:00.000Z', 'minutes', 240, 'class', 'regular',
      'rule', 'straight', 'limit_minutes', null, 'set', 'federal', 'source', null, 'project_id', null,
      'cost_code_id', null, 'entry_id', gen_random_uuid(), 'paid_break_id', null, 'zone', 'UTC'
    ) as range
  ) r
  where p.company_id = '${company}' and p.first_name = 'Person';`;

/** Timesheets of each whole week before. */
const plantSheets = (company: string, days: number) => `
  insert into public.timesheets (
    company_id, person_id, period_from, period_to, state, content_hash, signed_at, approved_at
  )
  select p.company_id, p.person_id, monday, monday + 6, 'approved', md5(p.person_id || monday::text),
    monday + interval '7 days', monday + interval '8 days'
  from public.profiles p
  cross join lateral (
    select date '${week}' - 7 * n as monday from generate_series(1, ${Math.floor(days / 7) - 1}) n
  ) weeks
  where p.company_id = '${company}' and p.first_name = 'Person';
  insert into public.timesheet_signatures (
    company_id, person_id, period_from, name, method, signed_at, content_hash, wording
  )
  select company_id, person_id, period_from, 'Person', 'login', signed_at, content_hash, 'bench'
  from public.timesheets where company_id = '${company}';
  insert into public.timesheet_events (company_id, person_id, period_from, kind, happened_at, actor_person_id)
  select s.company_id, s.person_id, s.period_from, e.kind, e.happened_at, s.person_id
  from public.timesheets s
  cross join lateral (values ('signed', s.signed_at), ('approved', s.approved_at)) e (kind, happened_at)
  where s.company_id = '${company}';`;
