import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { otherPayAnswerSchema } from '../../packages/contract/src/pay-records.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { exported, lockOne, map } from './support/payroll.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { callSheet, week } from './support/sheets.ts';

/** Bonuses, commissions and other pay of a week: who enters them, and what they do to its pay. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     values ($1, $2, 120000, 'USD', '2026-01-05')`,
    [cast.company, cast.employee.personId],
  );
});

const bonus = { date: week, kind: 'nondiscretionary_bonus', amount_cents: 4600 };

describe('other pay', () => {
  test('is for admins of the own company', async () => {
    for (const { caller } of [cast.employee, cast.supervisor, cast.kiosk]) {
      expect(await save(caller, bonus)).toMatchObject({ reason: 'not_allowed' });
      expect(await read(caller)).toMatchObject({ reason: 'not_allowed' });
      expect(await remove(caller, randomUUID())).toMatchObject({ reason: 'not_allowed' });
    }
    const id = randomUUID();
    expect(await save(cast.admin.caller, bonus, id)).toEqual({ verdict: 'applied', id });
    const outsider = cast.foreign.admin.caller;
    expect(await save(outsider, bonus)).toMatchObject({ reason: 'not_found' });
    expect(await read(outsider)).toMatchObject({ reason: 'not_found' });
    expect(await remove(outsider, id)).toMatchObject({ reason: 'not_found' });
    await expect(
      callSheet(cast.database, cast.admin.caller, `(select count(*) from public.other_pay)`),
    ).rejects.toThrow('permission denied');
  });

  test.each<[string, object]>([
    ['kind', { kind: 'gift' }],
    ['amount_cents', { amount_cents: 0 }],
    ['amount_cents', { amount_cents: 1_000_000_001 }],
    ['amount_cents', { amount_cents: 1.5 }],
    ['date', { date: '2026-02-30' }],
    ['date', { date: 'infinity' }],
    ['date', { date: '1999-12-31' }],
    ['date', { date: '2100-01-01' }],
    ['wage', { wage: 7 }],
  ])('is refused with a wrong %s', async (field, change) => {
    expect(await save(cast.admin.caller, { ...bonus, ...change })).toMatchObject({
      reason: 'invalid_input',
      detail: field,
    });
  });

  test('is added once however often it is sent, and not under the id of another', async () => {
    const id = randomUUID();
    for (const _ of [1, 2]) {
      expect(await save(cast.admin.caller, bonus, id)).toEqual({ verdict: 'applied', id });
    }
    expect(await save(cast.admin.caller, { ...bonus, amount_cents: 1 }, id)).toMatchObject({
      reason: 'taken',
    });
    expect(otherPayAnswerSchema.parse(await read(cast.admin.caller))).toMatchObject({
      currency: 'USD',
      pay: [{ id, ...bonus, currency: 'USD' }],
    });
  });

  test('raises the regular rate of its week and is a line of pay; removed, both are gone', async () => {
    await workWeek();
    const id = randomUUID();
    await save(cast.admin.caller, bonus, id);
    await calculateHours(cast.database);
    // 29 CFR 778.110(b): 46 hours at $12 and $46 are $13 an hour, and $637.
    expect(await lines()).toEqual([
      { earning: 'regular', minutes: 2400, amount_cents: 48_000, currency: 'USD' },
      { earning: 'overtime', minutes: 360, amount_cents: 11_100, currency: 'USD' },
      { earning: 'bonus', minutes: 0, amount_cents: 4600, currency: 'USD' },
    ]);
    expect(await remove(cast.admin.caller, id)).toEqual({ verdict: 'applied' });
    await calculateHours(cast.database);
    expect(await lines()).toMatchObject([
      { earning: 'regular' },
      { earning: 'overtime', amount_cents: 10_800 },
    ]);
  });

  test('is paid for a week without work, long before any', async () => {
    await save(cast.admin.caller, { ...bonus, date: '2026-03-04' });
    await workWeek();
    await calculateHours(cast.database);
    expect((await lines()).filter(({ earning }) => earning === 'bonus')).toMatchObject([
      { amount_cents: 4600 },
    ]);
  });

  test('is in the payroll export, and can’t change once its timesheet is locked', async () => {
    await workWeek();
    const id = randomUUID();
    await save(cast.admin.caller, bonus, id);
    await calculateHours(cast.database);
    await lockOne(cast, cast.employee, week);
    expect(await save(cast.admin.caller, bonus)).toMatchObject({ reason: 'day_locked' });
    expect(await remove(cast.admin.caller, id)).toMatchObject({ reason: 'day_locked' });
    await map(cast, 'generic', [{ kind: 'person', key: cast.employee.personId, value: '7' }]);
    const of = await exported(cast);
    expect(
      await cast.database.query(
        `select earning, amount_cents::integer from payroll_export_pay
         where export_id = $1 and earning = 'bonus'`,
        [of],
      ),
    ).toEqual([{ earning: 'bonus', amount_cents: 4600 }]);
  });
});

/** 46 hours from Monday to Friday. */
async function workWeek(): Promise<void> {
  for (const [index, hours] of [9, 9, 9, 9, 10].entries()) {
    const from = Date.parse(`${week}T14:00:00Z`) + index * 86_400_000;
    await plantShift(cast.database, cast.company, cast.employee, {
      from: new Date(from).toISOString(),
      to: new Date(from + hours * 3_600_000).toISOString(),
    });
  }
}

function lines() {
  return cast.database.query<{ earning: string; amount_cents: number }>(
    `select earning, minutes, amount_cents::integer, currency from pay_lines
     where company_id = $1 order by week_from, position`,
    [cast.company],
  );
}

function save(caller: TestCaller, facts: object, id = randomUUID()): Promise<unknown> {
  return callSheet(cast.database, caller, 'save_other_pay($1, $2, $3)', [
    id,
    cast.employee.personId,
    JSON.stringify(facts),
  ]);
}

function read(caller: TestCaller): Promise<unknown> {
  return callSheet(cast.database, caller, 'read_other_pay($1)', [cast.employee.personId]);
}

function remove(caller: TestCaller, id: string): Promise<unknown> {
  return callSheet(cast.database, caller, 'remove_other_pay($1)', [id]);
}
