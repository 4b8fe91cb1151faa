import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPersonWithoutLogin,
  openCast,
  type Cast,
} from '../../../../supabase/tests/support/cast.ts';
import { plantShift } from '../../../../supabase/tests/support/shifts.ts';
import { calculateDirtyWeeks } from './calculate-dirty-weeks.ts';
import { startHours } from './keep-hours.ts';
import type { Batch, Pace } from './pace.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

const log = { info() {}, warn() {}, error() {} };
const monday = '2026-10-05';

test('hours are calculated when they change, and each replica takes other people', async () => {
  const { database, company, employee, loner } = cast;
  await plantShift(database, company, employee, day());
  const replicas = [await startHours({ database, log }), await startHours({ database, log })];
  try {
    // Hours that were already waiting when the server started.
    await expect.poll(results, { timeout: 10_000 }).toEqual([employee.personId]);
    await plantShift(database, company, loner, day());
    await expect
      .poll(results, { timeout: 10_000 })
      .toEqual([employee.personId, loner.personId].sort());
  } finally {
    for (const replica of replicas) await replica.close();
  }
  expect((await calculateDirtyWeeks(database, { limit: 10 })).people).toBe(0);
});

test('a person whose hours are being calculated elsewhere is left for later', async () => {
  const { database, company, supervisor } = cast;
  if (database.kind !== 'postgres') return;
  await plantShift(database, company, supervisor, day());
  await database.transaction(async (elsewhere) => {
    await elsewhere.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `hours:${supervisor.personId}`,
    ]);
    expect((await calculateDirtyWeeks(database, { limit: 10 })).people).toBe(0);
  });
  expect((await calculateDirtyWeeks(database, { limit: 10 })).people).toBe(1);
});

test('the calculation pauses between two batches and reports the age of a change for one person', async () => {
  const { database, company } = cast;
  const people: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    const { personId } = await addPersonWithoutLogin(database, company);
    people.push(personId);
  }
  await database.query(
    `insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk, due_at)
     select $1, p::uuid, '2026-10-05', '2026-10-05', n = 9,
       now() - case n when 9 then interval '1 hour' else make_interval(days => 10 * n::integer) end
     from jsonb_array_elements_text($2) with ordinality x (p, n)`,
    [company, JSON.stringify(people)],
  );
  const { pace, rests } = paceInHand();
  const hours = await startHours({ database, log, pace });
  try {
    await expect.poll(() => rests, { timeout: 10_000 }).toHaveLength(1);
    // A server may have been stopped for a long time.
    expect(rests[0]?.waitedMs).toBeGreaterThanOrEqual(80 * 24 * 3_600_000);
    expect(await waiting()).toBe(1);
    pace.stop();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    // A change that affects many people isn't urgent for anyone.
    expect(rests[1]?.waitedMs).toBe(0);
  } finally {
    await hours.close();
  }
});

test('a server that stops ends the rest', async () => {
  const { database, company, employee } = cast;
  await plantShift(database, company, employee, {
    from: '2026-10-06T14:00:00Z',
    to: '2026-10-06T22:00:00Z',
  });
  const { pace, rests } = paceInHand();
  const hours = await startHours({ database, log, pace });
  await expect.poll(() => rests, { timeout: 10_000 }).toHaveLength(1);
  await expect(hours.close()).resolves.toBeUndefined();
});

/** A pace whose rests last until it is stopped. */
function paceInHand(): { pace: Pace; rests: readonly Batch[] } {
  const rests: Batch[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const rest = (batch: Batch) => {
    rests.push(batch);
    return promise;
  };
  return { pace: { noticed() {}, rest, stop: resolve }, rests };
}

function day() {
  return { from: `${monday}T14:00:00Z`, to: `${monday}T22:00:00Z` };
}

async function waiting(): Promise<number> {
  const [row] = await cast.database.query<{ count: number }>(
    'select count(*)::integer as count from app.hours_queue',
  );
  return row?.count ?? 0;
}

async function results(): Promise<string[]> {
  const rows = await cast.database.query<{ person_id: string }>(
    'select distinct person_id from day_results order by person_id',
  );
  return rows.map(({ person_id }) => person_id);
}
