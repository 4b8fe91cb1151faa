/**
 * Measures reports of a company of 500 people in a large database: `node bench/reports/run.ts [entries] [rounds]`.
 * Twelve months by cost code (300 ms), the budget page of 2,000 lines (150 ms), and the memory of a spreadsheet of
 * 100,000 rows compared with that of 10,000 (1.5 times), each in its own process. `entries` time entries of other
 * companies fill the tables (200,000 by default). The bounds are for the 95th percentile of processor time: other work
 * on the machine doesn't count. On PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import * as z from 'zod';
import type { Caller, Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { createReportSheet } from '../../apps/server/src/reports/report-sheet.ts';
import { createFromTemplate } from '../../apps/testkit/src/database-postgres.ts';
import { silentLog } from '../../apps/testkit/src/database-embedded.ts';
import { openCast } from '../../supabase/tests/support/cast.ts';
import { taken } from '../processor-time.ts';
import { fill } from '../time/large-database.ts';
import { withinBound } from '../within-bound.ts';
import { plantYear } from './company.ts';
import { quantile } from '../quantiles.ts';

const entries = Number(process.argv[2] ?? 200_000);
const rounds = Number(process.argv[3] ?? 20);
const boundRatio = 1.5;
const year = { kind: 'custom', from: '2025-11-01', to: '2026-10-31' };
/** Begins and ends in the middle of a month. */
const oddYear = { kind: 'custom', from: '2025-11-15', to: '2026-10-20' };

type Measured = {
  readonly name: string;
  readonly boundMs: number;
  readonly sql: string;
  readonly parameters: readonly string[];
};

/** The median of three 95th percentiles, after a round that isn't counted. */
async function measure(
  database: Database,
  caller: Caller,
  { name, boundMs, sql, parameters }: Measured,
): Promise<boolean> {
  const ask = () => database.query(sql, parameters, { caller });
  await ask();
  const [processor, clock]: [number[], number[]] = [[], []];
  for (let series = 0; series < 3; series += 1) {
    const [processorMs, ms]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const run = await taken(database, ask);
      processorMs.push(run.processorMs);
      ms.push(run.ms);
    }
    processor.push(quantile(processorMs, 0.95));
    clock.push(quantile(ms, 0.95));
  }
  const p95 = quantile(processor, 0.5);
  console.log(
    `${name}: p95 ${p95.toFixed(0)} ms of the processor (bound ${boundMs}), ` +
      `${quantile(clock, 0.5).toFixed(0)} ms by the clock`,
  );
  return p95 <= boundMs;
}

/** Prints the plan of a function's own statements: plans inside functions aren't printed. */
async function explain(database: Database, sql: string, parameters: readonly string[]) {
  const rows = await database.query<Record<string, string>>(
    `explain (analyze, costs off, timing off) ${sql}`,
    parameters,
  );
  for (const row of rows.slice(0, 30)) console.log(`  ${Object.values(row)[0]?.slice(0, 160)}`);
}

const placeSchema = z.object({
  databaseUrl: z.string(),
  caller: z.object({ role: z.string(), claims: z.record(z.string(), z.unknown()) }),
  days: z.int(),
});
const writtenSchema = z.object({
  status: z.literal(200),
  bytes: z.int(),
  seconds: z.number(),
  peakMb: z.number(),
});

/** Measures the spreadsheet in this process, which does nothing else. */
async function sheetOf({
  databaseUrl,
  caller,
  days,
}: z.output<typeof placeSchema>): Promise<object> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: silentLog });
  try {
    const from = new Date(Date.parse('2026-10-25') - (days - 1) * 86_400_000);
    const period = { kind: 'custom', from: from.toISOString().slice(0, 10), to: '2026-10-25' };
    const body = JSON.stringify({
      report: 'hours',
      group_by: 'project',
      period,
      within: {},
      headings: ['Date', 'Person', 'Project', 'Cost code', 'Hours', 'Overtime', 'Double time'],
      none: 'None',
    });
    const startedAt = performance.now();
    const answer = await createReportSheet({ database })(
      new Request('http://server/', { method: 'POST', body }),
      { ...caller, userId: null },
    );
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += chunk.length;
    return {
      status: answer.status,
      bytes,
      seconds: (performance.now() - startedAt) / 1000,
      peakMb: process.resourceUsage().maxRSS / 1024,
    };
  } finally {
    await database.close();
  }
}

/** 500 people work at two places a day. */
function compareSheets(databaseUrl: string, caller: Caller): boolean {
  const [few, many] = [10, 100].map((days) => {
    const said = execFileSync(process.execPath, [import.meta.filename], {
      env: { ...process.env, BENCH_SHEET: JSON.stringify({ databaseUrl, caller, days }) },
      encoding: 'utf8',
    });
    return writtenSchema.parse(JSON.parse(said));
  });
  if (few === undefined || many === undefined) throw new Error('No spreadsheet was written.');
  const ratio = many.peakMb / few.peakMb;
  console.log(
    `spreadsheet: 10,000 rows ${few.peakMb.toFixed(0)} MB, 100,000 rows ${many.peakMb.toFixed(0)} MB in ` +
      `${many.seconds.toFixed(0)} s, ${(many.bytes / 1e6).toFixed(1)} MB long, ratio ${ratio.toFixed(2)} (bound ${boundRatio})`,
  );
  return ratio <= boundRatio;
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) throw new Error('Reports are measured on PostgreSQL.');
  const made = await createFromTemplate(serverUrl);
  const database = await openDatabase({ dataDir: '', databaseUrl: made.url, log: silentLog });
  try {
    const cast = await openCast(database);
    const startedAt = performance.now();
    await fill(database, entries);
    await plantYear(database, cast.company);
    await database.script('vacuum analyze', { transactional: false });
    const [count] = await database.query<Record<'entries' | 'days' | 'months', number>>(
      `select (select count(*) from time_entries)::integer as entries,
         (select count(*) from day_results where company_id = $1)::integer as days,
         (select count(*) from hours_by_month where company_id = $1)::integer as months`,
      [cast.company],
    );
    console.log(
      `# ${kind}: ${count?.entries} time entries, ${count?.days} days and ${count?.months} months of the company, ` +
        `filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, three times ${rounds} rounds`,
    );
    const { sub = '', role } = cast.admin.caller;
    const caller = { role, claims: { role, sub } };
    const report = 'select read_report($1, $2, $3::jsonb)';
    const [project] = await database.query<{ id: string }>(
      `select project_id as id from budget_lines where company_id = $1 limit 1`,
      [cast.company],
    );
    let isWithin = true;
    for (const measured of [
      ['twelve months by code', 300, report, ['hours', 'code', JSON.stringify(year)]],
      [
        'twelve months that begin on the 15th by code',
        300,
        report,
        ['hours', 'code', JSON.stringify(oddYear)],
      ],
      [
        'twelve months of labor cost by code',
        3_000,
        report,
        ['labor', 'code', JSON.stringify(year)],
      ],
      ['budget page of 2,000 lines', 150, 'select read_budget($1)', [project?.id ?? '']],
    ] as const) {
      const [name, boundMs, sql, parameters] = measured;
      isWithin = (await measure(database, caller, { name, boundMs, sql, parameters })) && isWithin;
    }
    await explain(
      database,
      'select cost_code_id, sum(worked_minutes) from hours_by_month where company_id = $1 and month between $2 and $3 group by 1',
      [cast.company, year.from, year.to],
    );
    await explain(
      database,
      'select sum(amount_cents) from pay_lines where company_id = $1 and project_id = $2',
      [cast.company, project?.id ?? ''],
    );
    return compareSheets(made.url, caller) && isWithin;
  } finally {
    await database.close();
    await made.drop();
  }
}

const sheet = process.env['BENCH_SHEET'];
if (sheet === undefined) await withinBound(benchOn, false);
else console.log(JSON.stringify(await sheetOf(placeSchema.parse(JSON.parse(sheet)))));
