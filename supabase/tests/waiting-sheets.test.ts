import { beforeEach, describe, expect, test } from 'vitest';
import { waitingSheetsAnswerSchema } from '../../packages/contract/src/timesheets.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, callSheet, lock, sign, week } from './support/sheets.ts';

const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  for (const person of [cast.employee, cast.supervisor, cast.loner]) {
    await plantShift(cast.database, cast.company, person, {
      from: `${week}T14:00:00Z`,
      to: `${week}T22:00:00Z`,
    });
  }
  await calculateHours(cast.database);
});

describe('waiting timesheets', () => {
  test('are no business of employees or other companies', async () => {
    await sign(cast.database, cast.employee.caller, cast.employee.personId);
    expect(
      await callSheet(cast.database, cast.employee.caller, 'list_waiting_sheets()'),
    ).toMatchObject({ reason: 'not_allowed' });
    expect(await waiting(cast.foreign.admin.caller)).toEqual([]);
    expect(await waiting(cast.otherSupervisor.caller)).toEqual([]);
  });

  test('wait first for who leads the person, then for an admin', async () => {
    const { database, employee, supervisor, admin } = cast;
    expect(await waiting(supervisor.caller)).toEqual([]);
    await sign(database, employee.caller, employee.personId);
    await sign(database, supervisor.caller, supervisor.personId);
    const mine = { name: expect.any(String), state: 'signed', minutes: 480 };
    // Not their own.
    expect(await waiting(supervisor.caller)).toMatchObject([
      { ...mine, person_id: employee.personId, cannot_approve: null },
    ]);
    // A supervisor approves the employee's first; no one leads the supervisor.
    expect(await waiting(admin.caller)).toMatchObject([
      { ...mine, person_id: supervisor.personId, cannot_approve: null },
    ]);
    await approve(database, supervisor.caller, [employee.personId]);
    expect(await waiting(supervisor.caller)).toEqual([]);
    expect((await waiting(admin.caller)).map((row) => [row.person_id, row.cannot_lock])).toEqual(
      expect.arrayContaining([
        [employee.personId, null],
        [supervisor.personId, 'not_approved'],
      ]),
    );
    await lock(database, admin.caller, [employee.personId]);
    expect(await waiting(admin.caller)).toHaveLength(1);
  });
});

async function waiting(caller: TestCaller) {
  const answer = waitingSheetsAnswerSchema.parse(
    await callSheet(cast.database, caller, 'list_waiting_sheets()'),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.periods
    .filter(({ period_from }) => period_from === week)
    .flatMap(({ rows }) => rows);
}
