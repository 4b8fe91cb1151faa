import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { daysAgo, decisionsOf, entriesOf, minutesAgo, punchOf, record } from './support/punches.ts';

/** The effect on someone's clock when their access ends and returns. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

describe('someone on the clock whose access ends and comes back', () => {
  test('is on the clock again as if nothing had been', async () => {
    const { person, start } = await workerSince(minutesAgo(300));
    await deactivate(person);
    await reactivate(person);
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { id: start.id, state: 'open', ended_at: null, flags: [] },
    ]);
    expect(await onTheClock(person)).toBe(start.id);
    expect(await openQuestions(person)).toEqual([]);
    const out = punchOf(person, { kind: 'out' });
    await record(cast.database, person.caller, [out]);
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { state: 'closed', ended_at: new Date(out.device_at), flags: [] },
    ]);
  });

  test('also follows an undone bulk change', async () => {
    const { person, start } = await workerSince(minutesAgo(300));
    const { change_id } = await call<{ change_id: string }>(
      `change_people($1, '{"kind": "deactivate"}', false)`,
      [person.personId],
    );
    expect(await onTheClock(person)).toBe(null);
    await call('undo_people_change($1)', change_id);
    expect(await onTheClock(person)).toBe(start.id);
  });

  test('is clocked out again when it ends once more', async () => {
    const { person } = await workerSince(minutesAgo(300));
    await deactivate(person);
    await reactivate(person);
    await deactivate(person);
    expect(await entriesOf(cast.database, person)).toMatchObject([
      { state: 'closed', flags: ['estimated', 'missing_out'] },
    ]);
    expect(await openQuestions(person)).toEqual(['estimated_close']);
    await reactivate(person);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'open' }]);
  });

  test('keeps the end that someone has answered', async () => {
    const { person } = await workerSince(minutesAgo(300));
    await deactivate(person);
    const [question] = await decisionsOf(cast.database, person);
    await call(`decide_item($1, 'accept')`, question?.id ?? '');
    await reactivate(person);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
    expect(await decisionsOf(cast.database, person)).toMatchObject([{ state: 'accepted' }]);
  });

  test('must have stopped after a day: the question stays, and takes any end until now', async () => {
    const { person, start } = await workerSince(daysAgo(1, 120));
    await deactivate(person);
    await reactivate(person);
    expect(await onTheClock(person)).toBe(null);
    expect(await openQuestions(person)).toEqual(['estimated_close']);
    const question = (await decisionsOf(cast.database, person)).find(
      ({ state }) => state === 'open',
    );
    const end = new Date(Date.parse(start.device_at) + 9 * 3_600_000).toISOString();
    expect(
      await call(`decide_item($1, 'set_time', 'Saw them', $2)`, question?.id ?? '', end),
    ).toMatchObject({ verdict: 'applied' });
  });
});

async function workerSince(deviceAt: string) {
  const person = await addPerson(cast.database, cast.company, 'employee');
  const start = punchOf(person, { device_at: deviceAt });
  await record(cast.database, person.caller, [start]);
  return { person, start };
}

async function call<Answer>(sql: string, ...parameters: (string | string[])[]): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    cast.admin.caller,
    `select ${sql} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`nothing came back from: ${sql}`);
  return row.answer;
}

async function deactivate({ personId }: Person): Promise<void> {
  expect(await call('deactivate_person($1)', personId)).toEqual({ verdict: 'applied' });
}

async function reactivate({ personId }: Person): Promise<void> {
  expect(await call('reactivate_person($1)', personId)).toEqual({ verdict: 'applied' });
}

async function openQuestions(person: Person): Promise<string[]> {
  const items = await decisionsOf(cast.database, person);
  return items.filter(({ state }) => state === 'open').map(({ kind }) => kind);
}

async function onTheClock({ personId }: Person) {
  const [row] = await cast.database.query<{ entry_id: string | null }>(
    'select entry_id from clock_states where person_id = $1',
    [personId],
  );
  return row?.entry_id;
}
