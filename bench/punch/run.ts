/**
 * Measures the cost of one punch: `node bench/punch/run.ts [rounds] [seconds]`. `record_punches` with all its triggers,
 * for 100 people on the clock, against a bare insert of as many columns into a plain table by the same role. The two
 * take turns, so that other work on the machine affects them equally. There is no network in between: it uses the
 * server's own database port, eight calls at a time. PostgreSQL runs with fsync off, so that its disk hides nothing. A
 * third contender is the same call without the triggers that queue day results, a fourth the batch of a phone that was
 * offline for a long time. Last, on PostgreSQL, it prints the self time of each function for one call.
 */
import { availableParallelism } from 'node:os';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';
import type { Database } from '../../apps/server/src/db/database.ts';
import {
  addPerson,
  openCast,
  sitePlace,
  type Cast,
  type Person,
} from '../../supabase/tests/support/cast.ts';
import { punchOf } from '../../supabase/tests/support/punches.ts';
import { residentMb } from './memory.ts';
import { measureSelfTimes } from './self-times.ts';
import { median } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 4);
const callers = 8;
const people = 100;
const batchSize = 25;

/** perSecond counts punches; sortedMs are times of calls. */
type Round = { readonly perSecond: number; readonly sortedMs: readonly number[] };
type Call = (worker: number) => Promise<unknown>;
type Contender = {
  readonly call: Call;
  readonly measured: Round[];
  readonly queuesHours: boolean;
  /** Punches per call. */
  readonly punches: number;
};

async function measure(call: Call, forSeconds: number): Promise<Round> {
  const until = performance.now() + forSeconds * 1000;
  const took: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, worker) => {
      while (performance.now() < until) {
        const before = performance.now();
        await call(worker);
        took.push(performance.now() - before);
      }
    }),
  );
  const perSecond = took.length / ((performance.now() - started) / 1000);
  return { perSecond, sortedMs: took.sort((a, b) => a - b) };
}

/** In, meal, back, out, and again: a typical day. */
const day = [
  { kind: 'in', break_kind: null },
  { kind: 'break_start', break_kind: 'meal' },
  { kind: 'break_end', break_kind: null },
  { kind: 'out', break_kind: null },
] as const;

/** @param counts Punches of each worker so far; the next contender continues their day. */
function recordPunches(
  cast: Cast,
  workers: readonly Person[],
  counts: number[],
  punches: number,
): Call {
  const location = { ...sitePlace, accuracy_m: 8, age_ms: 400, mock: false };
  return (caller) => {
    // Each caller has its own people: one person doesn't punch on two phones at once.
    const own = workers.filter((_, index) => index % callers === caller);
    const index = workers.indexOf(own[Math.floor(Math.random() * own.length)] ?? pick(workers));
    const worker = pick(workers, index);
    const count = counts[index] ?? 0;
    counts[index] = count + punches;
    const batch = Array.from({ length: punches }, (_, place) =>
      punchOf(worker, {
        ...pick(day, (count + place) % day.length),
        device_at: new Date(Date.now() - punches + place + 1).toISOString(),
        online: true,
        project_id: cast.project,
        cost_code_id: cast.costCode,
        location,
      }),
    );
    return asWorker(cast.database, worker, 'select record_punches($1)', [JSON.stringify(batch)]);
  };
}

function bareInsert(cast: Cast, workers: readonly Person[]): Call {
  return () => {
    const worker = pick(workers, Math.floor(Math.random() * workers.length));
    return asWorker(
      cast.database,
      worker,
      'insert into bare_punches (person_id, payload) values ($1, $2)',
      [worker.personId, JSON.stringify(punchOf(worker))],
    );
  };
}

function queueHours(database: Database, isOn: boolean): Promise<void> {
  const action = isOn ? 'enable' : 'disable';
  return database.script(`
    alter table time_entries ${action} trigger queue_hours;
    alter table time_breaks ${action} trigger queue_hours;
  `);
}

function asWorker(
  database: Database,
  { caller }: Person,
  sql: string,
  parameters: readonly string[],
): Promise<unknown> {
  return database.query(sql, parameters, {
    caller: { role: caller.role, claims: { ...caller } },
  });
}

function pick<T>(from: readonly T[], index = 0): T {
  const found = from[index];
  if (found === undefined) throw new RangeError(`no element ${index}`);
  return found;
}

const quantile = (measured: readonly Round[], share: number): number =>
  median(
    measured.map(
      ({ sortedMs }) => sortedMs[Math.floor((sortedMs.length - 1) * share)] ?? Number.NaN,
    ),
  );

async function benchOn(kind: string, serverUrl: string | undefined): Promise<void> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    await cast.database.script(`
      create table bare_punches (
        id uuid primary key default gen_random_uuid(), person_id uuid not null, payload jsonb not null
      );
      grant insert (person_id, payload) on bare_punches to authenticated;
    `);
    const workers: Person[] = [];
    for (let count = 0; count < people; count += 1) {
      workers.push(await addPerson(cast.database, cast.company, 'employee'));
    }
    const counts = workers.map(() => 0);
    const call = recordPunches(cast, workers, counts, 1);
    const ofBatches = recordPunches(cast, workers, counts, batchSize);
    const usual = { queuesHours: true, punches: 1 };
    const contenders = new Map<string, Contender>([
      ['bare insert', { ...usual, call: bareInsert(cast, workers), measured: [] }],
      ['record_punches', { ...usual, call, measured: [] }],
      ['without queue_hours', { ...usual, call, measured: [], queuesHours: false }],
      [`${batchSize} at a time`, { ...usual, call: ofBatches, measured: [], punches: batchSize }],
    ]);
    for (const contender of contenders.values()) await measure(contender.call, 2);
    await cast.database.script('analyze', { transactional: false });
    for (let round = 0; round < rounds; round += 1) {
      for (const contender of contenders.values()) {
        await queueHours(cast.database, contender.queuesHours);
        const { perSecond, sortedMs } = await measure(contender.call, seconds);
        contender.measured.push({ perSecond: perSecond * contender.punches, sortedMs });
      }
    }
    await report(kind, cast.database, contenders);
    if (cast.database.kind === 'pglite') return;
    await queueHours(cast.database, true);
    const selfTimes = await measureSelfTimes(cast.database, () => measure(call, seconds));
    const total = selfTimes.reduce((sum, { self_ms }) => sum + self_ms, 0);
    console.log(`${total.toFixed(2)} ms in ${selfTimes.length} functions for one call`);
    console.table(
      Object.fromEntries(
        selfTimes
          .slice(0, 30)
          .map(({ name, calls, self_ms }) => [
            name,
            { calls: calls.toFixed(1), 'self ms': self_ms.toFixed(2) },
          ]),
      ),
    );
  } finally {
    await cast.close();
  }
}

async function report(
  kind: string,
  database: Database,
  contenders: ReadonlyMap<string, { readonly measured: readonly Round[] }>,
): Promise<void> {
  console.log(`\n# ${kind}, ${callers} callers, ${rounds} rounds of ${seconds} s each`);
  const [bare] = contenders.values();
  console.table(
    Object.fromEntries(
      [...contenders].map(([name, { measured }]) => [
        name,
        {
          'per second': median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
          'of a bare insert': median(
            measured.map(
              ({ perSecond }, round) =>
                perSecond / (bare?.measured[round]?.perSecond ?? Number.NaN),
            ),
          ).toFixed(2),
          'p50 ms': quantile(measured, 0.5).toFixed(1),
          'p95 ms': quantile(measured, 0.95).toFixed(1),
          'p99 ms': quantile(measured, 0.99).toFixed(1),
        },
      ]),
    ),
  );
  console.log(`memory: ${await residentMb(database)}`);
}

console.log(`Node ${process.version} on ${availableParallelism()} cores`);
const cluster = await startPostgresCluster();
try {
  await benchOn('PostgreSQL', cluster.url);
} finally {
  await cluster.stop();
}
await benchOn('PGlite', undefined);
