/**
 * Measures how much the calculation of hours slows down punches: `node bench/hours/run.ts [rounds] [seconds]`.
 * `record_punches` with the triggers that queue hours and a server that calculates them at the same time, against the
 * same without. The two take turns to go first, and are compared by the number of answered punches. Then it measures
 * how long results take after the last punch, and checks that each answered punch was stored. The process fails beyond
 * a bound: 1.3 times, p99 500 ms, results after 2 s.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/db/database.ts';
import { startHours } from '../../apps/server/src/time/keep-hours.ts';
import { addPerson, openCast, type Cast, type Person } from '../../supabase/tests/support/cast.ts';
import { punchOf } from '../../supabase/tests/support/punches.ts';
import { withinBound } from '../within-bound.ts';
import { quantile } from '../quantiles.ts';

const rounds = Number(process.argv[2] ?? 10);
const seconds = Number(process.argv[3] ?? 4);
const callers = 8;
const people = 100;
const log = { info() {}, warn() {}, error: console.error };
const day = ['in', 'switch', 'switch', 'out'] as const;
const bound = { ratio: 1.3, p99Ms: 500, settledMs: 2_000 };

/** Returns whether it stayed within the bounds. */
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
    const without: number[][] = [];
    const calculated: number[][] = [];
    let settledMs = 0;
    const withoutHours = async () => {
      await switchTriggers(cast.database, 'disable');
      without.push(await storm(seconds));
      await switchTriggers(cast.database, 'enable');
    };
    const withHours = async () => {
      const hours = await startHours({ database: cast.database, log });
      calculated.push(await storm(seconds));
      settledMs = Math.max(settledMs, await settled(cast.database));
      await hours.close();
    };
    for (let round = 0; round < rounds; round += 1) {
      const turns = round % 2 === 0 ? [withoutHours, withHours] : [withHours, withoutHours];
      for (const turn of turns) await turn();
    }
    answered += [...without, ...calculated].flat().length;
    console.log(`\n# ${kind}, ${callers} callers, ${rounds} rounds of ${seconds} s each`);
    console.table({ 'without hours': spread(without), 'with hours': spread(calculated) });
    const ratios = without.map((took, index) => took.length / (calculated[index]?.length ?? 0));
    const p99 = median(calculated.map((took) => quantile(took, 0.99)));
    const lost = answered - (await countOf(cast.database, 'punches'));
    console.log(
      `${median(ratios).toFixed(2)} times fewer punches a second (bound ${bound.ratio}; rounds ` +
        `${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}); results after at most ${settledMs.toFixed(0)} ms; ` +
        `of ${answered} punches ${lost} lost`,
    );
    return (
      median(ratios) <= bound.ratio &&
      p99 < bound.p99Ms &&
      settledMs <= bound.settledMs &&
      lost === 0
    );
  } finally {
    await cast.close();
  }
}

/** Resolves once nothing is waiting to be calculated, with the time it took. */
async function settled(database: Database): Promise<number> {
  const last = performance.now();
  while ((await countOf(database, 'app.hours_queue')) > 0) await delay(20);
  return performance.now() - last;
}

/** Sends punches for some seconds; returns how long each took. */
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
        // Each caller has its own people: one person doesn't punch on two phones at once.
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

function spread(tookByRound: readonly number[][]): Record<string, string> {
  const of = (share: number) => median(tookByRound.map((took) => quantile(took, share))).toFixed(1);
  const perSecond = median(tookByRound.map((took) => took.length / seconds)).toFixed(0);
  return { 'punches/s': perSecond, 'p50 ms': of(0.5), 'p99 ms': of(0.99) };
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

await withinBound(benchOn);
