/**
 * Measures a payroll file: `node bench/time/export.ts [people] [format] [rounds]`. The file of 10,000 people for 14
 * days (CSV by default), written by the server's own job code from frozen lines, and its peak memory compared with that
 * of a tenth of the people. Each is written by its own process, which has done nothing else. The bound in seconds is
 * for processor time, of this process and of the database: other work doesn't count.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWritePayrollFile } from '../../apps/server/src/payroll/write-payroll-file.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { createFileFolder } from '../../apps/server/src/storage/files/file-folder.ts';
import { createKeepBytes } from '../../apps/server/src/storage/keep-bytes.ts';
import { copyTemplate, silentLog } from '../../apps/testkit/src/database-embedded.ts';
import { createFromTemplate } from '../../apps/testkit/src/database-postgres.ts';
import { taken } from '../processor-time.ts';
import { withinBound } from '../within-bound.ts';

const boundSeconds = 10;
const boundRatio = 1.5;
const company = 'c0000000-0000-4000-8000-000000000001';

const most = Number(process.argv[2] ?? 10_000);
const format = process.argv[3] ?? 'csv';
const rounds = Number(process.argv[4] ?? 5);

type Measured = {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakMb: number;
  readonly mb: number;
};
type Place = { readonly dataDir: string; readonly databaseUrl?: string };

/**
 * Two weeks for each person: straight time and overtime by week and project, and a line for each day; and an export of
 * these lines for each round.
 */
const plant = (people: number) => `
  insert into public.companies (id, name) values ('${company}', 'Large');
  insert into public.profiles (company_id, person_id, first_name, last_name)
  select '${company}', gen_random_uuid(), 'Person', n::text from generate_series(1, ${people}) n;
  insert into public.projects (company_id, id, name)
  select '${company}', gen_random_uuid(), 'Project ' || n from generate_series(1, 3) n;
  insert into public.payroll_exports (
    id, company_id, number, period_from, period_to, format, is_delta, people, totals, lines_of
  )
  select overlay('e0000000-0000-4000-8000-000000000000' placing to_char(n, 'FM000') from 34)::uuid, '${company}', n,
    '2026-10-05', '2026-10-18', '${format}', false, ${people}, '{}',
    case when n > 1 then 'e0000000-0000-4000-8000-000000000001'::uuid end
  from generate_series(1, ${rounds}) n;
  insert into public.payroll_export_pay (
    company_id, export_id, person_id, period_from, week_from, earning, project_id, rate, percent, minutes, amount_cents,
    currency, is_split_week
  )
  select p.company_id, x.id, p.person_id, x.period_from, w, e.earning, j.id, 300000,
    e.percent, 800, 40000, 'USD', false
  from public.profiles p
  join public.payroll_exports x on x.lines_of is null
  cross join unnest('{2026-10-05,2026-10-12}'::date[]) w
  cross join public.projects j
  cross join (values ('regular', 100), ('overtime', 150)) e (earning, percent);
  insert into public.payroll_export_time (company_id, export_id, person_id, date, project_id, class, minutes)
  select p.company_id, x.id, p.person_id, date '2026-10-05' + d, j.id, 'regular', 200
  from public.profiles p join public.payroll_exports x on x.lines_of is null
  cross join generate_series(0, 13) d cross join public.projects j;
`;

/** Writes the next waiting export. */
async function measure(place: Place): Promise<Measured> {
  const database = await openDatabase({ ...place, log: silentLog });
  const folder = await mkdtemp(join(tmpdir(), 'muster-export-'));
  try {
    const [row] = await database.query<{ id: string }>(
      `select id from payroll_exports where state = 'waiting' order by number limit 1`,
    );
    const id = row?.id ?? '';
    const job = createWritePayrollFile(createKeepBytes(createFileFolder(folder)));
    const before = process.cpuUsage();
    const run = await taken(database, () =>
      job.run(
        { company_id: company, export_id: id },
        {
          database,
          attempt: 1,
          progress: () => Promise.resolve(),
          signal: new AbortController().signal,
        },
      ),
    );
    const { user, system } = process.cpuUsage(before);
    const ownMs = database.kind === 'postgres' ? (user + system) / 1000 : 0;
    const peakMb = process.resourceUsage().maxRSS / 1024;
    const [done] = await database.query<{ mb: number }>(
      `select (file_bytes / 1e6)::float8 as mb from payroll_exports where id = $1 and state = 'done'`,
      [id],
    );
    if (done === undefined) throw new Error('The file was not written.');
    return {
      seconds: run.ms / 1000,
      processorSeconds: (run.processorMs + ownMs) / 1000,
      peakMb,
      mb: done.mb,
    };
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

function inOwnProcess(place: Place): Measured {
  const said = execFileSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, BENCH_EXPORT_PLACE: JSON.stringify(place) },
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

async function planted(
  serverUrl: string | undefined,
  people: number,
): Promise<{ place: Place; drop: () => Promise<void> }> {
  const made = serverUrl === undefined ? null : await createFromTemplate(serverUrl);
  const dataDir = made === null ? await copyTemplate() : '';
  const place = { dataDir, ...(made === null ? {} : { databaseUrl: made.url }) };
  const database = await openDatabase({ ...place, log: silentLog });
  await database.script(plant(people));
  await database.script('vacuum analyze', { transactional: false });
  await database.close();
  return { place, drop: made?.drop ?? (() => rm(dataDir, { recursive: true })) };
}

async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  const few = await planted(serverUrl, most / 10);
  const all = await planted(serverUrl, most);
  let isWithin = true;
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [inOwnProcess(few.place), inOwnProcess(all.place)];
    const ratio = other.peakMb / one.peakMb;
    console.log(
      `${kind}, ${format}: ${most / 10} people ${one.peakMb.toFixed(0)} MB, ${most} people ${other.peakMb.toFixed(0)} MB, ` +
        `ratio ${ratio.toFixed(2)} (bound ${boundRatio}), ${other.mb.toFixed(1)} MB written in ` +
        `${other.seconds.toFixed(1)} s, ${other.processorSeconds.toFixed(1)} s of the processor (bound ${boundSeconds})`,
    );
    isWithin &&= ratio <= boundRatio && other.processorSeconds < boundSeconds;
  }
  await few.drop();
  await all.drop();
  return isWithin;
}

const place = process.env['BENCH_EXPORT_PLACE'];
if (place === undefined) await withinBound(benchOn);
else console.log(JSON.stringify(await measure(JSON.parse(place))));
