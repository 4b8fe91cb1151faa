import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, type Cast } from '../../../../supabase/tests/support/cast.ts';
import { plantShift } from '../../../../supabase/tests/support/shifts.ts';
import { calculateDirtyWeeks } from './calculate-dirty-weeks.ts';
import { startHours } from './keep-hours.ts';

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
    // What waited when the server started.
    await expect.poll(results, { timeout: 10_000 }).toEqual([employee.personId]);
    await plantShift(database, company, loner, day());
    await expect
      .poll(results, { timeout: 10_000 })
      .toEqual([employee.personId, loner.personId].sort());
  } finally {
    for (const replica of replicas) await replica.close();
  }
  expect(await calculateDirtyWeeks(database, { limit: 10 })).toBe(0);
});

test('someone who is being calculated elsewhere is left for later', async () => {
  const { database, company, supervisor } = cast;
  if (database.kind !== 'postgres') return;
  await plantShift(database, company, supervisor, day());
  await database.transaction(async (elsewhere) => {
    await elsewhere.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `hours:${supervisor.personId}`,
    ]);
    expect(await calculateDirtyWeeks(database, { limit: 10 })).toBe(0);
  });
  expect(await calculateDirtyWeeks(database, { limit: 10 })).toBe(1);
});

function day() {
  return { from: `${monday}T14:00:00Z`, to: `${monday}T22:00:00Z` };
}

async function results(): Promise<string[]> {
  const rows = await cast.database.query<{ person_id: string }>(
    'select distinct person_id from day_results order by person_id',
  );
  return rows.map(({ person_id }) => person_id);
}
