/**
 * Measures payroll's PDF files: `node bench/time/pdf.ts [people] [rounds]`, on PostgreSQL. The signed timesheets of
 * many people (10,000 by default) for 14 days, as many per document as the app requests at once, one after the other;
 * and the certified payroll (WH-347) of a project on which they all worked for a week. Each is compared with a tenth of
 * the people, in its own process: elapsed time, processor time, and peak memory of the server's process and of the one
 * that writes. The bound is for the peaks with timesheets, where more people mean more documents: a certified payroll
 * is one document.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mostPdfTimesheets, type PdfDocument } from '@muster/contract/pdf';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { createPdfAnswer } from '../../apps/server/src/pdf/answer-pdf.ts';
import { createPdfMaker } from '../../apps/server/src/pdf/create-pdf-maker.ts';
import { silentLog } from '../../apps/testkit/src/database-embedded.ts';
import { createFromTemplate } from '../../apps/testkit/src/database-postgres.ts';
import { openCast } from '../../supabase/tests/support/cast.ts';
import { withinBound } from '../within-bound.ts';
import { plantCompany } from './large-database.ts';

const boundRatio = 1.2;
const most = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 1);
/** First of the 14 days that `plantCompany` fills. */
const from = '2026-09-28';
const certifiedWeek = from;

type Place = {
  readonly databaseUrl: string;
  readonly sub: string;
  readonly company: string;
  readonly project: string;
  readonly what: 'timesheets' | 'WH-347';
};
type Measured = {
  readonly seconds: number;
  readonly firstSeconds: number;
  readonly ownSeconds: number;
  readonly writerSeconds: number;
  readonly documents: number;
  readonly mb: number;
  readonly peakMb: number;
  readonly writerPeakMb: number;
  readonly refused: string | null;
};

/** Timesheets of two weeks, signed by finger and locked, and the other data that a certified payroll reads. */
const plantLocked = (company: string, project: string) => `
  update public.company_rules set rule = rule || '{"pay_period": "biweekly", "period_anchor": "${from}"}'
  where company_id = '${company}' and kind = 'calendar';
  set session_replication_role = replica;
  update public.timesheets s set period_to = s.period_from + 13, state = 'locked', locked_at = now(),
    snapshot = jsonb_build_object(
      'days', d.days, 'adjustments', '[]'::jsonb, 'totals', app.sheet_totals(d.days, '[]'), 'time_off', '[]'::jsonb
    )
  from public.timesheets t
  cross join lateral (
    select app.sheet_days(t.company_id, t.person_id, t.period_from, t.period_from + 13) as days
  ) d
  where t.company_id = '${company}' and s.company_id = t.company_id and s.person_id = t.person_id;
  update public.timesheet_signatures set drawing = (
    select jsonb_build_array(jsonb_build_object('points', jsonb_agg(
      jsonb_build_object('x', 2 * n, 'y', round((30 + 25 * sin(n))::numeric, 1)) order by n
    ))) from generate_series(0, 80) n
  ) where company_id = '${company}';
  insert into app.locked_minutes (company_id, person_id, period_from, date, project_id, cost_code_id, class, minutes)
  select company_id, person_id, period_from, period_from + d, '${project}', null, 'regular', 480
  from public.timesheets cross join generate_series(0, 4) d where company_id = '${company}';
  insert into public.locked_pay_lines (
    company_id, person_id, sheet_from, period_from, week_from, earning, project_id, cost_code_id, classification, rate,
    percent, minutes, amount_cents, currency, is_split_week
  )
  select company_id, person_id, period_from, period_from, period_from, 'regular', '${project}', null, 'Carpenter',
    300000, 100, 2400, 120000, 'USD', false
  from public.timesheets where company_id = '${company}';
  set session_replication_role = origin;`;

async function measure({ databaseUrl, sub, company, project, what }: Place): Promise<Measured> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: silentLog });
  const maker = createPdfMaker();
  const answer = createPdfAnswer({
    database,
    maker,
    readFileAs: () => () => Promise.resolve(null),
    log: { error: (fields) => console.error(fields) },
    now: Date.now,
  });
  const caller = { role: 'authenticated', claims: { role: 'authenticated', sub }, userId: sub };
  const people = await database.query<{ person_id: string }>(
    `select person_id from profiles where company_id = $1 and first_name = 'Person'`,
    [company],
  );
  const ids = people.map(({ person_id }) => person_id);
  const documents: PdfDocument[] = [];
  if (what === 'WH-347') {
    documents.push({ kind: 'certified_payroll', project_id: project, week_from: certifiedWeek });
  } else {
    for (let at = 0; at < ids.length; at += mostPdfTimesheets) {
      documents.push({
        kind: 'timesheets',
        person_ids: ids.slice(at, at + mostPdfTimesheets),
        from,
      });
    }
  }
  const writer = watchWriter();
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  let [bytes, firstMs, refused]: [number, number, string | null] = [0, 0, null];
  for (const document of documents) {
    try {
      const response = await answer(
        new Request('http://localhost', {
          method: 'POST',
          body: JSON.stringify({ language: 'en', zone: 'America/Denver', document }),
        }),
        caller,
      );
      if (!response.ok) refused = await response.text();
      else for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
    } catch (error) {
      // For example a statement that takes too long.
      refused = String(error);
    }
    if (firstMs === 0) firstMs = performance.now() - startedAt;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const own = process.cpuUsage(before);
  const written = writer.stop();
  const peakMb = process.resourceUsage().maxRSS / 1024;
  maker.close();
  await database.close();
  return {
    seconds,
    firstSeconds: firstMs / 1000,
    ownSeconds: (own.user + own.system) / 1e6,
    ...written,
    documents: documents.length,
    mb: bytes / 1e6,
    peakMb,
    refused,
  };
}

/** Watches the child processes that write: their peak memory, which Linux records, and their processor time. */
function watchWriter(): { stop: () => Pick<Measured, 'writerPeakMb' | 'writerSeconds'> } {
  let writerPeakMb = 0;
  const secondsByPid = new Map<string, number>();
  const look = () => {
    for (const task of readdirSync('/proc/self/task')) {
      const children = readFileSync(`/proc/self/task/${task}/children`, 'utf8');
      for (const pid of children.split(' ').filter(Boolean)) {
        const peakKb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        writerPeakMb = Math.max(writerPeakMb, Number(peakKb ?? 0) / 1024);
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        secondsByPid.set(pid, (Number(fields[11]) + Number(fields[12])) / 100);
      }
    }
  };
  const timer = setInterval(look, 200);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      const writerSeconds = [...secondsByPid.values()].reduce((sum, each) => sum + each, 0);
      return { writerPeakMb, writerSeconds };
    },
  };
}

function inOwnProcess(place: Place): Measured {
  const said = execFileSync(process.execPath, [import.meta.filename], {
    env: { ...process.env, BENCH_PDF_PLACE: JSON.stringify(place) },
    encoding: 'utf8',
  });
  return JSON.parse(said);
}

async function planted(
  serverUrl: string,
  people: number,
): Promise<{ place: Omit<Place, 'what'>; drop: () => Promise<void> }> {
  const { url, drop } = await createFromTemplate(serverUrl);
  const database = await openDatabase({ dataDir: '', databaseUrl: url, log: silentLog });
  const { company, project, admin } = await openCast(database);
  await plantCompany(database, company, people, 14);
  await database.script(plantLocked(company, project));
  await database.script('vacuum analyze', { transactional: false });
  await database.close();
  return { place: { databaseUrl: url, sub: admin.caller.sub ?? '', company, project }, drop };
}

async function benchOn(_kind: string, serverUrl = ''): Promise<boolean> {
  const few = await planted(serverUrl, most / 10);
  const all = await planted(serverUrl, most);
  let isWithin = true;
  for (let round = 0; round < rounds; round += 1) {
    for (const what of ['timesheets', 'WH-347'] as const) {
      const one = inOwnProcess({ ...few.place, what });
      const other = inOwnProcess({ ...all.place, what });
      for (const [people, measured] of [
        [most / 10, one],
        [most, other],
      ] as const) {
        console.log(`${what}, ${people} people: ${tell(measured)}`);
      }
      const [server, writer] = [other.peakMb / one.peakMb, other.writerPeakMb / one.writerPeakMb];
      console.log(
        `${what}: ratio of the server's peaks ${server.toFixed(2)}, of the writer's ${writer.toFixed(2)} (bound ${boundRatio})`,
      );
      if (what === 'WH-347') continue;
      isWithin &&= server <= boundRatio && writer <= boundRatio && other.refused === null;
    }
  }
  await few.drop();
  await all.drop();
  return isWithin;
}

function tell(measured: Measured): string {
  return (
    `${measured.refused ?? ''}${measured.documents} documents, ${measured.mb.toFixed(1)} MB in ` +
    `${measured.seconds.toFixed(1)} s (the first ${measured.firstSeconds.toFixed(1)} s), of the processor ` +
    `${measured.ownSeconds.toFixed(1)} s here and ${measured.writerSeconds.toFixed(1)} s writing, peaks ` +
    `${measured.peakMb.toFixed(0)} MB and ${measured.writerPeakMb.toFixed(0)} MB`
  );
}

const place = process.env['BENCH_PDF_PLACE'];
if (place === undefined) await withinBound(benchOn, false);
else console.log(JSON.stringify(await measure(JSON.parse(place))));
