import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { myClockSchema, type MyClock } from '../../packages/contract/src/index.ts';
import { asCaller, type TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { daysAgo, minutesAgo, punchOf, record } from './support/punches.ts';

/** A person's time on their own screen. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('my_clock', () => {
  test('shows no one else’s time', async () => {
    await record(cast.database, cast.employee.caller, [punchOf(cast.employee)]);
    for (const { caller } of [cast.supervisor, cast.admin, cast.loner, cast.foreign.admin]) {
      expect(await clockOf(caller)).toMatchObject({ entries: [], punches: [], decisions: [] });
    }
    expect((await clockOf(cast.employee.caller)).entries).toHaveLength(1);
  });

  test('shows a kiosk and the platform nothing', async () => {
    expect(await clockOf(cast.kiosk.caller)).toMatchObject({ person_id: null, entries: [] });
    expect(await clockOf(cast.superAdmin)).toMatchObject({ entries: [], punches: [] });
  });

  test('shows 14 days, and before that only what is open, reaches in or waits', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const recent = punchOf(worker, { device_at: daysAgo(6, 480) });
    const waiting = punchOf(worker, { device_at: daysAgo(40) });
    await record(cast.database, worker.caller, [
      recent,
      punchOf(worker, { kind: 'out', device_at: daysAgo(6) }),
      waiting,
    ]);
    expect(idsOf(await clockOf(worker.caller))).toEqual([waiting.id, recent.id]);
    expect(idsOf(await clockOf(worker.caller, daysAgo(6, 60)))).toEqual([waiting.id, recent.id]);
    expect(idsOf(await clockOf(worker.caller, daysAgo(5)))).toEqual([waiting.id]);
  });

  test('shows the open entry however long ago it began', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const forgotten = punchOf(worker, { device_at: daysAgo(3) });
    await record(cast.database, worker.caller, [forgotten]);
    expect(idsOf(await clockOf(worker.caller, minutesAgo(10)))).toEqual([forgotten.id]);
  });

  test('shows it even if another entry began at the same moment', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const began = { device_at: daysAgo(3) };
    const empty = punchOf(worker, began);
    const open = punchOf(worker, { ...began, kind: 'switch', cost_code_id: cast.costCode });
    // The later of the two punches arrives first.
    await record(cast.database, worker.caller, [open]);
    await record(cast.database, worker.caller, [empty]);
    expect(idsOf(await clockOf(worker.caller, minutesAgo(10)))).toEqual([open.id]);
  });

  test('names every punch that arrived recently, however old, so that a phone knows which arrived', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const said = [
      punchOf(worker, { device_at: daysAgo(40) }),
      punchOf(worker, { device_at: daysAgo(5) }),
      punchOf(worker, { kind: 'out' }),
    ];
    await record(cast.database, worker.caller, said);
    const { punches } = await clockOf(worker.caller, minutesAgo(60));
    expect(punches.map(({ id }) => id)).toEqual(said.map(({ id }) => id));
  });

  test('shows waiting and decided questions, but no withdrawn ones', async () => {
    const worker = await addPerson(cast.database, cast.company, 'employee');
    const out = punchOf(worker, { kind: 'out', device_at: minutesAgo(30) });
    await record(cast.database, worker.caller, [out]);
    expect((await clockOf(worker.caller)).decisions).toMatchObject([
      { kind: 'missing_in', state: 'open', punch_id: out.id, entry_id: null },
    ]);
    await record(cast.database, worker.caller, [punchOf(worker, { device_at: minutesAgo(90) })]);
    expect((await clockOf(worker.caller)).decisions).toEqual([]);
  });
});

async function clockOf(caller: TestCaller, since: string | null = null): Promise<MyClock> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select my_clock($1) as answer',
    [since],
  );
  return myClockSchema.parse(row?.answer);
}

function idsOf({ entries }: MyClock): string[] {
  return entries.map(({ id }) => id);
}
