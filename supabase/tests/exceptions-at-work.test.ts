import { afterAll, beforeAll, expect, test } from 'vitest';
import { exceptionListAnswerSchema } from '../../packages/contract/src/sheet-exceptions.ts';
import { openCast, type Cast } from './support/cast.ts';
import { minutesAgo } from './support/punches.ts';
import { calculateHours, plantShift } from './support/shifts.ts';
import { callSheet } from './support/sheets.ts';

let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

test('the list of exceptions leaves out who is at work, until their shift is too long to be one', async () => {
  const { admin, helper, otherSupervisor, database } = cast;
  for (const [person, minutes] of [
    [helper, 16 * 60 - 2],
    [otherSupervisor, 16 * 60 + 1],
  ] as const) {
    await plantShift(database, cast.company, person, { from: minutesAgo(minutes) });
  }
  await calculateHours(database);
  // They began yesterday or today, which may be in two pay periods.
  const open = async (day: string) => {
    const list = exceptionListAnswerSchema.parse(
      await callSheet(database, admin.caller, 'list_exceptions($1)', [day]),
    );
    if (list.verdict !== 'ok') throw new Error(list.reason);
    return list.rows.filter(({ kind }) => kind === 'open_entry').map((row) => row.person_id);
  };
  const found = new Set([
    ...(await open(minutesAgo(0).slice(0, 10))),
    ...(await open(minutesAgo(24 * 60).slice(0, 10))),
  ]);
  expect(found).toContain(otherSupervisor.personId);
  expect(found).not.toContain(helper.personId);
});
