/**
 * Measures timesheets in a large database: `node bench/time/sheets.ts [entries] [rounds] [url]`. One person's sheet,
 * the board of 300 people and the approval of 1,000 sheets, with time entries of many companies in the tables
 * (1,000,000 by default), each compared with the same by hand: one statement without checks of permissions and reasons.
 * The two take turns and are compared by processor time. It also runs on PGlite for at most 200,000 entries. A URL
 * names an empty PostgreSQL database, which is filled and kept: the next run with it measures at once, so that ten
 * million entries can be filled while the machine is busy and measured while it is idle.
 */
import type { Database } from '../../apps/server/src/db/database.ts';
import { addPerson, openCast, type Cast } from '../../supabase/tests/support/cast.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { migrationFolders } from '../../apps/testkit/src/database-template.ts';
import { silentLog } from '../../apps/testkit/src/database-embedded.ts';
import { taken } from '../processor-time.ts';
import { withinBound } from '../within-bound.ts';
import { fill, plantCompany, week } from './large-database.ts';
import { quantile } from '../quantiles.ts';

const entries = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 40);
const keptUrl = process.argv[4];
const boardPeople = 300;
const approvedPeople = 1_000;
const boundRatio = 2;

const sheetByHand = `
  select jsonb_build_object(
    'days', (
      select jsonb_agg(to_jsonb(r) order by r.date) from public.day_results r
      where r.company_id = $1 and r.person_id = $2 and r.date between $3 and $3::date + 6
    ),
    'entries', (
      select jsonb_agg(to_jsonb(e) order by e.started_at) from public.time_entries e
      where e.company_id = $1 and e.person_id = $2 and e.state <> 'void'
        and e.started_at between $3::timestamptz - interval '1 day' and $3::timestamptz + interval '8 days'
    ),
    'sheet', (select to_jsonb(s) from public.timesheets s
      where s.company_id = $1 and s.person_id = $2 and s.period_from = $3),
    'signature', (select to_jsonb(g) from public.timesheet_signatures g
      where g.company_id = $1 and g.person_id = $2 and g.period_from = $3 and g.voided_at is null),
    'events', (select jsonb_agg(to_jsonb(v)) from public.timesheet_events v
      where v.company_id = $1 and v.person_id = $2 and v.period_from = $3),
    'hash', app.sheet_hash($1, $2, $3, $3::date + 6)
  )`;

const boardByHand = `
  select jsonb_agg(to_jsonb(board) order by board.name) from (
    select p.person_id, trim(p.first_name || ' ' || p.last_name) as name, p.has_login, coalesce(s.state, 'open') as state,
      s.flags, s.comment, h.*
    from public.profiles p
    left join public.timesheets s
      on s.company_id = p.company_id and s.person_id = p.person_id and s.period_from = $2
    left join lateral (
      select sum(r.regular_minutes) as regular, sum(r.overtime_minutes) as overtime, sum(r.double_minutes) as double,
        sum(r.meal_premium_minutes + r.rest_premium_minutes) as premium, bool_or(r.is_open) as is_open,
        bool_or(r.needs_review) as needs_review, jsonb_agg(x) filter (where x is not null) as exceptions,
        bool_or(exists (
          select from app.hours_queue q where q.company_id = r.company_id and q.person_id = r.person_id
        )) as is_calculating
      from public.day_results r left join lateral jsonb_array_elements(r.exceptions) x on true
      where r.company_id = p.company_id and r.person_id = p.person_id and r.date between $2 and $2::date + 6
    ) h on true
    where p.company_id = $1 limit 300
  ) board`;

const approvalByHand = `
  with people as (select jsonb_array_elements_text($2)::uuid as person_id), approved as (
    insert into public.timesheets as s (
      company_id, person_id, period_from, period_to, state, approved_at, approved_by, content_hash
    )
    select $1, person_id, $3::date, $3::date + 6, 'approved', now(), $4::uuid,
      app.sheet_hash($1, person_id, $3::date, $3::date + 6)
    from people
    where not exists (
      select from public.day_results r where r.company_id = $1 and r.person_id = people.person_id
        and r.date between $3::date and $3::date + 6 and (r.is_open or r.needs_review)
    )
    returning s.person_id
  )
  insert into public.timesheet_events (company_id, person_id, period_from, kind, actor_person_id)
  select $1, person_id, $3::date, 'approved', $4::uuid from approved`;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await run();
  return performance.now() - before;
}

type Measured = { readonly name: string; readonly boundMs: number };

/**
 * Takes turns; the same number of rounds before warm caches, plans and, on PGlite, compiled code, and aren't counted.
 */
async function compare(
  database: Database,
  { name, boundMs }: Measured,
  times: number,
  [ours, byHand]: readonly [
    (round: number) => Promise<unknown>,
    (round: number) => Promise<unknown>,
  ],
): Promise<boolean> {
  const [ms, processorMs, bareMs]: [number[], number[], number[]] = [[], [], []];
  for (let round = -times; round < times; round += 1) {
    const bare = await taken(database, () => byHand(round));
    const own = await taken(database, () => ours(round));
    if (round < 0) continue;
    bareMs.push(bare.processorMs);
    processorMs.push(own.processorMs);
    ms.push(own.ms);
  }
  const p50 = quantile(processorMs, 0.5);
  const bareP50 = quantile(bareMs, 0.5);
  // Elapsed time would show how busy the machine is.
  const p95 = quantile(processorMs, 0.95);
  const ratio = p50 / bareP50;
  console.log(
    `${name}: ratio ${ratio.toFixed(2)} (bound ${boundRatio}): of the processor p50 ${p50.toFixed(1)} ms, by hand ` +
      `${bareP50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bound ${boundMs}); by the clock p50 ` +
      `${quantile(ms, 0.5).toFixed(1)} ms, p95 ${quantile(ms, 0.95).toFixed(1)} ms`,
  );
  return ratio <= boundRatio && p95 < boundMs;
}

async function explain(
  database: Database,
  sql: string,
  parameters: readonly string[],
): Promise<void> {
  const rows = await database.query<Record<string, string>>(`explain ${sql}`, parameters);
  for (const row of rows.slice(0, 30)) console.log(`  ${Object.values(row)[0]?.slice(0, 200)}`);
}

/** Runs in a transaction that is rolled back. */
async function undone(
  database: Database,
  sql: string,
  parameters: readonly string[],
): Promise<void> {
  await database
    .transaction(async (transaction) => {
      await transaction.query(sql, parameters);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}
class Undo extends Error {}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    return await measure(kind, cast);
  } finally {
    await cast.close();
  }
}

async function benchKept(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: silentLog });
  try {
    await migrate(database, migrationFolders);
    return await measure('PostgreSQL, kept', await openCast(database));
  } finally {
    await database.close();
  }
}

/** Measures in its own company. */
async function measure(kind: string, cast: Cast): Promise<boolean> {
  const { database, company } = cast;
  const filled = await timed(async () => {
    await fill(database, entries);
    await plantCompany(database, company, boardPeople);
    await database.script('vacuum analyze', { transactional: false });
  });
  const [count] = await database.query<{ entries: number }>(
    'select count(*)::int as entries from time_entries',
  );
  console.log(
    `\n# ${kind}: ${count?.entries} time entries, filled in ${(filled / 1000).toFixed(0)} s, ${rounds} rounds`,
  );
  const { sub = '', role } = cast.admin.caller;
  const asAdmin = { caller: { role, claims: { role, sub } } };
  const people = await database.query<{ person_id: string }>(
    `select person_id from profiles where company_id = $1 and first_name = 'Person' limit $2`,
    [company, boardPeople],
  );
  const personAt = (round: number) => people.at(round % people.length)?.person_id ?? '';
  const one = await compare(database, { name: 'one sheet', boundMs: 30 }, rounds, [
    (round) => database.query('select read_sheet($1, $2)', [personAt(round), week], asAdmin),
    (round) => database.query(sheetByHand, [company, personAt(round), week]),
  ]);
  await explain(database, sheetByHand, [company, personAt(0), week]);
  const board = await compare(database, { name: `board of ${boardPeople}`, boundMs: 150 }, rounds, [
    () => database.query(`select list_sheets($1, '{}', null, 300)`, [week], asAdmin),
    () => database.query(boardByHand, [company, week]),
  ]);
  await explain(database, boardByHand, [company, week]);
  const approvals = await compareApprovals(cast);
  return one && board && approvals;
}

/** Measures in its own company, whose people all wait for its admin. */
async function compareApprovals({ database }: Cast): Promise<boolean> {
  const [row] = await database.query<{ id: string }>(
    `insert into companies (name) values ('Thousand') returning id`,
  );
  const company = row?.id ?? '';
  const boss = await addPerson(database, company, 'admin');
  await plantCompany(database, company, approvedPeople);
  await database.script('analyze', { transactional: false });
  const rows = await database.query<{ person_id: string }>(
    `select person_id from profiles where company_id = $1 and first_name = 'Person'`,
    [company],
  );
  const ids = rows.map(({ person_id }) => person_id);
  const claims = JSON.stringify({ sub: boss.userId, role: 'authenticated' });
  const isWithin = await compare(
    database,
    { name: `${ids.length} approvals`, boundMs: 5_000 },
    Math.min(rounds, 5),
    [
      () =>
        database
          .transaction(async (transaction) => {
            await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
            const [answer] = await transaction.query<{ applied: number }>(
              `select jsonb_array_length(approve_sheets($1, array(select jsonb_array_elements_text($2)::uuid), true)
               -> 'applied') as applied`,
              [week, JSON.stringify(ids)],
            );
            if (answer?.applied !== ids.length)
              throw new Error(`${answer?.applied} were approved.`);
            throw new Undo();
          })
          .catch((error: unknown) => {
            if (!(error instanceof Undo)) throw error;
          }),
      () => undone(database, approvalByHand, [company, JSON.stringify(ids), week, boss.personId]),
    ],
  );
  await explain(database, approvalByHand, [company, JSON.stringify(ids), week, boss.personId]);
  return isWithin;
}

if (keptUrl === undefined) await withinBound(benchOn, entries <= 200_000);
else if (!(await benchKept(keptUrl))) process.exitCode = 1;
