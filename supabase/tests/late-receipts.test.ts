/** A punch that arrives later than its device could have sent it: it counts, and shows both times. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Punch, RecordPunchesAnswer } from '../../packages/contract/src/index.ts';
import { exceptionListAnswerSchema } from '../../packages/contract/src/sheet-exceptions.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { decisionsOf, punchOf } from './support/punches.ts';
import { callSheet } from './support/sheets.ts';

const hourMs = 3_600_000;
/** Three days ago at noon in Denver, so that everything is on one day of a timesheet. */
const noonMs = Math.floor(Date.now() / (24 * hourMs)) * 24 * hourMs - 3 * 24 * hourMs + 19 * hourMs;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

let cast: Cast;
let worker: Person;
let device: string;
beforeAll(async () => {
  cast = await openCast();
});
beforeEach(async () => {
  worker = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    'insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, $4)',
    [cast.company, cast.crew, worker.personId, new Date(noonMs - 90 * 24 * hourMs)],
  );
  device = randomUUID();
});
afterAll(() => cast.close());

/** Records a punch that was made at one instant and arrives at another. */
async function arrive(madeMs: number, receivedMs: number, said: Partial<Punch> = {}) {
  const punch = punchOf(worker, {
    device_id: device,
    device_at: new Date(madeMs).toISOString(),
    ...said,
  });
  const [row] = await cast.database.query<{ answer: RecordPunchesAnswer }>(
    'select app.record_batch(row($1::uuid, $2::uuid, true, null, null)::app.caller, $3, $4) as answer',
    [worker.personId, cast.company, JSON.stringify([punch]), new Date(receivedMs)],
  );
  return row?.answer.answers[0];
}

async function rowsOf(caller: TestCaller) {
  const answer = exceptionListAnswerSchema.parse(
    await callSheet(cast.database, caller, 'list_exceptions($1)', [dayOf(noonMs)]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  const rows = answer.rows.filter(({ kind }) => kind === 'received_late');
  expect(answer.counts['received_late'] ?? 0).toBe(rows.length);
  return rows.filter(({ person_id }) => person_id === worker.personId);
}

describe('the times of late arrivals', () => {
  test('are shown to no one who doesn’t lead the person, and to no other company', async () => {
    await arrive(noonMs - 3 * hourMs, noonMs, { online: true });
    expect(await rowsOf(cast.otherSupervisor.caller)).toEqual([]);
    expect(await rowsOf(cast.foreign.admin.caller)).toEqual([]);
    expect(await rowsOf(cast.supervisor.caller)).toHaveLength(1);
  });

  test('are both named on the day of the shift, and no one is asked for a decision', async () => {
    const answer = await arrive(noonMs - 3 * hourMs, noonMs, { online: true });
    expect(answer).toMatchObject({ verdict: 'applied_flagged', flags: ['received_late'] });
    expect(await rowsOf(cast.admin.caller)).toMatchObject([
      {
        date: dayOf(noonMs),
        entry_id: answer?.entry_id,
        times: {
          recorded_at: new Date(noonMs - 3 * hourMs).toISOString(),
          received_at: new Date(noonMs).toISOString(),
          zone: 'America/Denver',
        },
      },
    ]);
    expect(await decisionsOf(cast.database, worker)).toEqual([]);
  });

  test('are shown of a past and a future pair that come together', async () => {
    await arrive(noonMs - 8 * hourMs, noonMs, { online: true });
    await arrive(noonMs - 3 * hourMs, noonMs, { online: true, kind: 'out' });
    expect(await rowsOf(cast.admin.caller)).toHaveLength(2);
    const ahead = await arrive(noonMs + 3 * hourMs, noonMs, { online: true });
    expect(ahead).toMatchObject({ verdict: 'applied_flagged', flags: ['clock_wrong'] });
  });
});

describe('a punch made offline', () => {
  const madeMs = noonMs - 8 * hourMs;
  const late = async () => (await arrive(madeMs, noonMs, { kind: 'out' }))?.flags;
  const contact = (atMs: number, said: Partial<Punch> = {}) => arrive(atMs, atMs, said);

  test('isn’t marked where its device was not heard of since, or is new', async () => {
    expect(await late()).toEqual([]);
  });

  test('isn’t marked where its device was last heard of before', async () => {
    await contact(madeMs - hourMs);
    expect(await late()).toEqual([]);
  });

  test.each([
    ['just over two hours later', madeMs + 2 * hourMs + 1, ['received_late']],
    ['two hours later', madeMs + 2 * hourMs, []],
    ['just over two hours before it arrived', noonMs - 2 * hourMs - 1, ['received_late']],
    ['two hours before it arrived', noonMs - 2 * hourMs, []],
  ])('whose device was heard of %s: %j', async (_, atMs, flags) => {
    await contact(madeMs - hourMs);
    await contact(atMs, { kind: 'switch' });
    expect((await late())?.filter((flag) => flag === 'received_late')).toEqual(flags);
  });

  test('isn’t marked for what another device brought', async () => {
    await contact(madeMs + 4 * hourMs, { device_id: randomUUID() });
    expect((await late())?.includes('received_late')).toBe(false);
  });
});
