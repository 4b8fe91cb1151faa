import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast } from './support/cast.ts';
import { decisionsOf, minutesAgo, daysAgo, punchOf, record } from './support/punches.ts';

/** Breaks in odd company. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

test('breaks that began at one moment are no change of their entry each time it is looked at', async () => {
  const person = await addPerson(cast.database, cast.company, 'employee');
  const at = minutesAgo(200);
  const taken = (id: string, break_kind: 'rest' | 'meal') =>
    punchOf(person, { id, kind: 'break_start', break_kind, device_at: at });
  const start = punchOf(person, { device_at: minutesAgo(300) });
  await record(cast.database, person.caller, [
    start,
    taken('f0000000-0000-4000-8000-000000000001', 'rest'),
    taken('10000000-0000-4000-8000-000000000001', 'meal'),
    punchOf(person, { kind: 'out', device_at: minutesAgo(100) }),
  ]);
  const happened = () =>
    cast.database.query('select kind from time_entry_events where entry_id = $1', [start.id]);
  const before = await happened();
  await record(cast.database, person.caller, [
    punchOf(person, { kind: 'break_end', device_at: minutesAgo(50) }),
    punchOf(person, { kind: 'break_end', device_at: minutesAgo(90) }),
  ]);
  expect(await happened()).toEqual(before);
});

test('an accepted guess is asked about again when a late meal changes what it pays, not for a rest', async () => {
  const person = await addPerson(cast.database, cast.company, 'employee');
  const pause = (break_kind: 'rest' | 'meal', minutes: number) =>
    punchOf(person, { kind: 'break_start', break_kind, device_at: daysAgo(2, -minutes) });
  const end = (minutes: number) =>
    punchOf(person, { kind: 'break_end', device_at: daysAgo(2, -minutes) });
  await record(cast.database, person.caller, [
    punchOf(person, { device_at: daysAgo(2) }),
    punchOf(person, { device_at: minutesAgo(60) }),
  ]);
  const [question] = await decisionsOf(cast.database, person);
  const accept = () =>
    asCaller(cast.database, cast.admin.caller, `select decide_item($1, 'accept')`, [
      question?.id ?? null,
    ]);
  await accept();
  await record(cast.database, person.caller, [pause('rest', 120), end(130)]);
  expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'accepted' }]);
  await record(cast.database, person.caller, [pause('meal', 300)]);
  expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'open' }]);
  await accept();
  expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'accepted' }]);
  await record(cast.database, person.caller, [end(330)]);
  expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'open' }]);
});
