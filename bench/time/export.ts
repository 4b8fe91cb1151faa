/**
 * What a payroll file costs: `node bench/time/export.ts [people]`. The CSV of 10,000 people for 14 days, written by
 * the server's own job code from lines frozen in PostgreSQL, and its peak of memory beside that of ten exports of a
 * tenth of the people, which are as many lines: a process that has worked for a while keeps more memory for new objects,
 * whatever it does, so one small export in a fresh process says nothing about how memory follows the size of a file. It
 * is printed as well. Each is measured in a process of its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';
import { openTestDatabase } from '../../packages/testkit/src/index.ts';
import { createWritePayrollFile } from '../../apps/server/src/payroll/write-payroll-file.ts';
import { createFileFolder } from '../../apps/server/src/storage/files/file-folder.ts';
import { createKeepBytes } from '../../apps/server/src/storage/keep-bytes.ts';

const boundSeconds = 10;
const boundRatio = 1.2;

type Measured = {
  readonly people: number;
  readonly exports: number;
  readonly seconds: number;
  readonly peakMb: number;
  readonly mb: number;
};

/** Of each person and export two weeks: straight time and overtime by week and project, and a line for each day. */
const plant = (people: number, exports: number) => `
  insert into public.companies (id, name) values ('c0000000-0000-4000-8000-000000000001', 'Large');
  insert into public.profiles (company_id, person_id, first_name, last_name)
  select 'c0000000-0000-4000-8000-000000000001', gen_random_uuid(), 'Person', n::text from generate_series(1, ${people}) n;
  insert into public.projects (company_id, id, name)
  select 'c0000000-0000-4000-8000-000000000001', gen_random_uuid(), 'Project ' || n from generate_series(1, 3) n;
  insert into public.payroll_exports (id, company_id, number, period_from, period_to, format, is_delta, people, totals)
  select gen_random_uuid(), 'c0000000-0000-4000-8000-000000000001', n, date '2026-10-05' - 14 * n,
    date '2026-10-18' - 14 * n, 'csv', false, ${people}, '{}'
  from generate_series(1, ${exports}) n;
  insert into public.payroll_export_pay (
    company_id, export_id, person_id, period_from, week_from, earning, project_id, rate, percent, minutes, amount_cents,
    currency, is_split_week
  )
  select p.company_id, x.id, p.person_id, x.period_from, w, e.earning, j.id, 300000,
    e.percent, 800, 40000, 'USD', false
  from public.profiles p
  cross join public.payroll_exports x
  cross join unnest('{2026-10-05,2026-10-12}'::date[]) w
  cross join public.projects j
  cross join (values ('regular', 100), ('overtime', 150)) e (earning, percent);
  insert into public.payroll_export_time (company_id, export_id, person_id, date, project_id, class, minutes)
  select p.company_id, x.id, p.person_id, date '2026-10-05' + d, j.id, 'regular', 200
  from public.profiles p cross join public.payroll_exports x cross join generate_series(0, 13) d cross join public.projects j;
`;

async function measure(people: number, exports: number): Promise<Measured> {
  const opened = await openTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'muster-export-'));
  try {
    const { database } = opened;
    await database.script(plant(people, exports));
    await database.script('vacuum analyze', { transactional: false });
    const job = createWritePayrollFile(createKeepBytes(createFileFolder(folder)));
    const startedAt = performance.now();
    for (const { id } of await database.query<{ id: string }>('select id from payroll_exports')) {
      await job.run(
        { company_id: 'c0000000-0000-4000-8000-000000000001', export_id: id },
        {
          database,
          attempt: 1,
          progress: () => Promise.resolve(),
          signal: new AbortController().signal,
        },
      );
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const [row] = await database.query<{ done: boolean; mb: number }>(
      `select bool_and(state = 'done') as done, (sum(file_bytes) / 1e6)::float8 as mb from payroll_exports`,
    );
    if (row?.done !== true) throw new Error('The file was not written.');
    return { people, exports, seconds, peakMb: process.resourceUsage().maxRSS / 1024, mb: row.mb };
  } finally {
    await opened.close();
    await rm(folder, { recursive: true });
  }
}

const [childPeople, childExports] = [process.env['BENCH_PEOPLE'], process.env['BENCH_EXPORTS']];
if (childPeople !== undefined && childExports !== undefined) {
  console.log(JSON.stringify(await measure(Number(childPeople), Number(childExports))));
} else {
  const most = Number(process.argv[2] ?? 10_000);
  const cluster = await startPostgresCluster();
  const inOwnProcess = (people: number, exports: number): Measured => {
    const said = execFileSync(process.execPath, [import.meta.filename], {
      env: {
        ...process.env,
        BENCH_PEOPLE: String(people),
        BENCH_EXPORTS: String(exports),
        TEST_DATABASE_URL: cluster.url,
      },
      encoding: 'utf8',
    });
    const measured: Measured = JSON.parse(said);
    console.log(
      `${exports} of ${people} people: ${measured.seconds.toFixed(1)} s, peak ${measured.peakMb.toFixed(0)} MB, ` +
        `${measured.mb.toFixed(1)} MB written`,
    );
    return measured;
  };
  try {
    inOwnProcess(most / 10, 1);
    const few = inOwnProcess(most / 10, 10);
    const all = inOwnProcess(most, 1);
    const ratio = all.peakMb / few.peakMb;
    console.log(`peak ratio ${ratio.toFixed(2)} (bound ${boundRatio}), bound ${boundSeconds} s`);
    if (!(ratio <= boundRatio && all.seconds < boundSeconds)) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}
