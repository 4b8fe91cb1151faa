import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { correctTime, plantWorkday, wish } from './support/corrections.ts';
import { shareDatabase } from './support/shared-database.ts';
import { punchOf, recordOne } from './support/punches.ts';
import { calculateHours, setZone } from './support/shifts.ts';
import { approve, callSheet, lock, nextWeek, readSheet, sign, week } from './support/sheets.ts';

/** Time in a locked timesheet stays unchanged; the difference that a correction makes is paid later. */
const shared = shareDatabase();
let cast: Cast;
let entry: string;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  entry = await plantWorkday(cast);
});

describe('a locked timesheet', () => {
  beforeEach(async () => {
    const { database, employee, supervisor, admin } = cast;
    await calculateHours(database);
    await sign(database, employee.caller, employee.personId);
    await approve(database, supervisor.caller, [employee.personId]);
    await lock(database, admin.caller, [employee.personId]);
  });

  test('is not corrected by a supervisor: an admin decides, and the difference is an adjustment', async () => {
    const { database, supervisor, admin, employee } = cast;
    const locked = await readSheet(database, admin.caller, employee.personId);
    const id = randomUUID();
    const asked = { id, kind: 'change', entry, facts: wish, reason: 'Forgotten' } as const;
    expect(await correctTime(cast, supervisor.caller, asked)).toMatchObject({ state: 'asked' });
    expect(await decide(supervisor.caller, id)).toMatchObject({ reason: 'not_allowed' });
    expect(await decide(admin.caller, id)).toEqual({ verdict: 'applied' });
    await calculateHours(database);
    const { entries: _, ...same } = await readSheet(database, admin.caller, employee.personId);
    expect(same).toMatchObject({ state: 'locked', days: locked.days, totals: locked.totals });
    const next = await readSheet(database, admin.caller, employee.personId, nextWeek);
    expect(next.totals).toMatchObject({ regular_minutes: 30, adjustment_minutes: 30 });
    expect(next.adjustments).toMatchObject([
      { date: week, project_id: cast.project, minutes: -450 },
      {
        date: week,
        project_id: null,
        minutes: 480,
        cause: { kind: 'time_changed', reason: 'Forgotten' },
      },
    ]);
  });

  test('lets a punch for its days wait for a review, also one that arrives late', async () => {
    const { database, employee, supervisor, admin } = cast;
    const late = (at: string, kind: 'in' | 'out') =>
      recordOne(
        database,
        supervisor.caller,
        punchOf(employee, { kind, device_at: new Date().toISOString(), claimed_at: at }),
      );
    expect(await late('2026-10-09T14:00:00Z', 'in')).toMatchObject({ verdict: 'needs_decision' });
    expect(await late('2026-10-09T16:00:00Z', 'out')).toMatchObject({ verdict: 'needs_decision' });
    await calculateHours(database);
    expect(
      (await readSheet(database, admin.caller, employee.personId, nextWeek)).adjustments,
    ).toEqual([]);
    const items = await database.query<{ id: string; kind: string }>(
      `select id, kind from decision_items where state = 'open' and person_id = $1 order by created_at`,
      [employee.personId],
    );
    expect(items.map(({ kind }) => kind)).toContain('locked_period');
    for (const { id } of items) {
      await callSheet(database, admin.caller, 'decide_item($1, $2)', [id, 'accept']);
    }
    await calculateHours(database);
    expect(
      (await readSheet(database, admin.caller, employee.personId, nextWeek)).totals,
    ).toMatchObject({
      adjustment_minutes: 120,
    });
  });
});

function decide(caller: TestCaller, id: string): Promise<unknown> {
  return callSheet(cast.database, caller, `decide_correction($1, 'accept')`, [id]);
}
