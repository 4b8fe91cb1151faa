/**
 * What the calculation of hours costs a punch: `node bench/hours/run.ts [rounds] [seconds]`.
 * `record_punches` with the triggers that queue hours and a server that calculates them at the same time,
 * against the same without. The two take turns. Then how long results take after the last punch, and whether each
 * punch that was answered is there. Beyond a bound the process fails: 1.3 times, p99 500 ms, results after 2 s.
 */
import type { Database } from '../../apps/server/src/db/database.ts';
import { startHours } from '../../apps/server/src/time/keep-hours.ts';
import { addPerson, openCast, type Cast, type Person } from '../../supabase/tests/support/cast.ts';
import { punchOf } from '../../supabase/tests/support/punches.ts';
import { withinBound } from '../within-bound.ts';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 4);
const callers = 8;
const people = 100;
const log = { info() {}, warn() {}, error: console.error };
const day = ['in', 'switch', 'switch', 'out'] as const;
const bound = { ratio: 1.3, p99Ms: 500, settledMs: 2_000 };

/** Answers whether it stayed within the bounds. */
async function benchOn(kind: string, serverUrl: string | undefined): Promise<boolean> {
  if (serverUrl === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = serverUrl;
  const cast = await openCast();
  try {
    const workers: Person[] = [];
    for (let count = 0; count < people; count += 1) {
      workers.push(await addPerson(cast.database, cast.company, 'employee'));
    }
    const storm = stormOf(cast, workers);
    let answered = (await storm(2)).length;
    await cast.database.script('analyze', { transactional: false });
    const took = { with: [] as number[], without: [] as number[] };
    const p99 = { with: [] as number[], without: [] as number[] };
    let settledMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      await switchTriggers(cast.database, 'disable');
      const without = await storm(seconds);
      await switchTriggers(cast.database, 'enable');
      const hours = await startHours({ database: cast.database, log });
      const calculated = await storm(seconds);
      answered += without.length + calculated.length;
      const last = performance.now();
      while ((await countOf(cast.database, 'app.hours_queue')) > 0) {
        await new Promise((done) => setTimeout(done, 20));
      }
      settledMs = Math.max(settledMs, performance.now() - last);
      await hours.close();
      took.without.push(median(without));
      took.with.push(median(calculated));
      p99.without.push(quantile(without, 0.99));
      p99.with.push(quantile(calculated, 0.99));
    }
    console.log(`\n# ${kind}, ${callers} callers, ${rounds} rounds of ${seconds} s each`);
    console.table({
      'without hours': {
        'p50 ms': round1(median(took.without)),
        'p99 ms': round1(median(p99.without)),
      },
      'with hours': { 'p50 ms': round1(median(took.with)), 'p99 ms': round1(median(p99.with)) },
    });
    const ratios = took.with.map((ms, index) => ms / (took.without[index] ?? Number.NaN));
    const lost = answered - (await countOf(cast.database, 'punches'));
    console.log(
      `a punch costs ${median(ratios).toFixed(2)} x; results after at most ${settledMs.toFixed(0)} ms; ` +
        `of ${answered} punches ${lost} lost`,
    );
    return (
      median(ratios) <= bound.ratio &&
      median(p99.with) < bound.p99Ms &&
      settledMs <= bound.settledMs &&
      lost === 0
    );
  } finally {
    await cast.close();
  }
}

/** Punches for some seconds; answers how long each took. */
function stormOf(
  cast: Cast,
  workers: readonly Person[],
): (forSeconds: number) => Promise<number[]> {
  const counts = workers.map(() => 0);
  return async (forSeconds) => {
    const took: number[] = [];
    const until = performance.now() + forSeconds * 1000;
    await Promise.all(
      Array.from({ length: callers }, async (_, caller) => {
        // Each caller has people of its own: one person does not punch on two phones at once.
        for (let turn = caller; performance.now() < until; turn += callers) {
          const index = turn % workers.length;
          const worker = workers[index];
          if (worker === undefined) continue;
          const count = counts[index] ?? 0;
          counts[index] = count + 1;
          const punch = punchOf(worker, {
            kind: day[count % day.length] ?? 'in',
            online: true,
            project_id: count % 2 === 0 ? cast.project : cast.openProject,
          });
          const before = performance.now();
          await cast.database.query('select record_punches($1)', [JSON.stringify([punch])], {
            caller: { role: worker.caller.role, claims: { ...worker.caller } },
          });
          took.push(performance.now() - before);
        }
      }),
    );
    return took;
  };
}

async function switchTriggers(database: Database, to: 'enable' | 'disable'): Promise<void> {
  await database.script(`
    alter table public.time_entries ${to} trigger queue_hours;
    alter table public.time_breaks ${to} trigger queue_hours;
  `);
}

async function countOf(database: Database, table: 'app.hours_queue' | 'punches'): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

function round1(value: number): string {
  return value.toFixed(1);
}

await withinBound(benchOn);
