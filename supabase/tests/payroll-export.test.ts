import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { payrollExportAnswerSchema } from '../../packages/contract/src/payroll.ts';
import { openCast, type Cast } from './support/cast.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, setZone } from './support/shifts.ts';
import { callSheet, nextWeek, unlock, week } from './support/sheets.ts';
import {
  exported,
  finish,
  linesOf,
  lockAll,
  lockOne,
  mapPeople,
  page,
  start,
  work,
} from './support/payroll.ts';

/** The contents of a payroll export, which later changes don't affect. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     select company_id, person_id, 300000, 'USD', '2026-01-05' from profiles where company_id = $1`,
    [cast.company],
  );
  for (const person of [cast.employee, cast.helper]) {
    await work(cast, person.personId, week, 8);
  }
  await calculateHours(cast.database);
});

describe('an export', () => {
  test('freezes the lines of locked timesheets to the minute and the cent (complaint “payroll by hand”)', async () => {
    await lockAll(cast);
    await mapPeople(cast, 'generic');
    const id = await exported(cast);
    expect(await linesOf(cast, id)).toEqual(
      [
        { person_id: cast.employee.personId, minutes: 480, cents: 24_000 },
        { person_id: cast.helper.personId, minutes: 480, cents: 24_000 },
      ].toSorted((one, other) => (one.person_id < other.person_id ? -1 : 1)),
    );
    expect(await page(cast, id)).toMatchObject({
      number: 1,
      state: 'waiting',
      is_delta: false,
      people: 2,
      totals: { minutes: { regular: 960 }, cents: { USD: 48_000 }, without_amount: 0 },
      asked_by: expect.any(String),
    });
    expect(await start(cast, { id })).toEqual({ verdict: 'replayed', state: 'waiting' });
    expect(await start(cast, { id, format: 'xlsx' })).toMatchObject({ reason: 'taken' });
    expect(await start(cast)).toMatchObject({ reason: 'export_running' });
    await finish(cast, id);
    expect(await start(cast)).toMatchObject({ reason: 'nothing_to_export' });
  });

  test('of the same period again contains only the difference, and each adjustment is in one export only', async () => {
    await lockAll(cast);
    await mapPeople(cast, 'generic');
    const first = await exported(cast);
    await finish(cast, first);
    // A late hour on a locked day becomes an adjustment that the next period pays.
    await work(cast, cast.employee.personId, week, 1, 22);
    await work(cast, cast.employee.personId, nextWeek, 8);
    await calculateHours(cast.database);
    expect(await start(cast)).toMatchObject({ reason: 'nothing_to_export' });
    await lockOne(cast, cast.employee, nextWeek);
    const next = await exported(cast, { from: nextWeek });
    expect(await linesOf(cast, next)).toEqual([
      { person_id: cast.employee.personId, minutes: 540, cents: 27_000 },
    ]);
    await finish(cast, next);
    // An unlocked sheet is left out. Changes until it is locked again make up the difference.
    await unlock(cast.database, cast.admin.caller, cast.employee.personId, { from: nextWeek });
    expect(await start(cast, { from: nextWeek })).toMatchObject({ reason: 'nothing_to_export' });
    await work(cast, cast.employee.personId, '2026-10-13', 2);
    await calculateHours(cast.database);
    await lockOne(cast, cast.employee, nextWeek);
    const delta = await exported(cast, { from: nextWeek });
    expect(await linesOf(cast, delta)).toEqual([
      { person_id: cast.employee.personId, minutes: 120, cents: 6000 },
    ]);
    expect(await page(cast, delta)).toMatchObject({ is_delta: true, people: 1 });
    const [sums] = await cast.database.query(
      `select (select sum(minutes)::int from payroll_export_pay where person_id = $1) as exported,
         (select sum(minutes)::int from locked_pay_lines where person_id = $1) as locked,
         (select sum(minutes)::int from payroll_export_time where person_id = $1) as by_day`,
      [cast.employee.personId],
    );
    expect(sums).toEqual({ exported: 1140, locked: 1140, by_day: 1140 });
  });

  test('in another format has the same lines', async () => {
    await lockAll(cast);
    await mapPeople(cast, 'generic');
    const id = await exported(cast);
    expect(await start(cast, { format: 'xlsx', linesOf: id })).toMatchObject({
      reason: 'not_found',
    });
    await finish(cast, id);
    const sibling = randomUUID();
    expect(await start(cast, { id: sibling, format: 'xlsx', linesOf: id })).toMatchObject({
      verdict: 'applied',
    });
    expect(await page(cast, sibling)).toMatchObject({
      lines_of: id,
      totals: { cents: { USD: 48_000 } },
    });
    const batches = await Promise.all(
      [id, sibling].map((of) =>
        cast.database.query(`select * from app.payroll_batch($1, $2, null, 10)`, [
          cast.company,
          of,
        ]),
      ),
    );
    // Another payroll system's names are required, as in a first export.
    expect(await start(cast, { format: 'adp', linesOf: id })).toMatchObject({
      reason: 'payroll_problems',
    });
    const asAdp = payrollExportAnswerSchema.parse(
      await callSheet(cast.database, cast.admin.caller, `read_payroll_export('${id}', 'adp')`),
    );
    expect(asAdp).toMatchObject({
      problems: { blocking: 4, counts: { unmapped_person: 2, unmapped_setting: 2 } },
    });
    expect(batches[0]).toHaveLength(2);
    expect(batches[1]).toEqual(batches[0]);
  });

  test('that is canceled or fails leaves everything to the next one', async () => {
    await lockAll(cast);
    await mapPeople(cast, 'generic');
    const canceled = await exported(cast);
    const cancel = () =>
      callSheet(cast.database, cast.admin.caller, `cancel_payroll_export('${canceled}')`);
    expect(await cancel()).toEqual({ verdict: 'applied', state: 'canceled' });
    expect(await cancel()).toMatchObject({ reason: 'export_over' });
    const failed = await exported(cast);
    await cast.database.query(`select app.drop_payroll_lines($1, $2, 'failed')`, [
      cast.company,
      failed,
    ]);
    for (const [id, state] of [
      [canceled, 'canceled'],
      [failed, 'failed'],
    ] as const) {
      expect(await finish(cast, id)).toBe(false);
      expect(await linesOf(cast, id)).toEqual([]);
      expect(await page(cast, id)).toMatchObject({ state, file_sha256: null });
    }
    const id = await exported(cast);
    expect(await page(cast, id)).toMatchObject({
      is_delta: false,
      totals: { minutes: { regular: 960 } },
    });
  });

  test('is asked for with a format and a period that exist', async () => {
    await lockAll(cast);
    expect(await start(cast, { format: 'sage' })).toMatchObject({
      reason: 'invalid_input',
      detail: 'format',
    });
    expect(await start(cast, { from: '2026-10-06' })).toMatchObject({ reason: 'not_found' });
    expect(await start(cast, { from: '1999-01-04' })).toMatchObject({ reason: 'not_found' });
    expect(
      await callSheet(cast.database, cast.admin.caller, `read_payroll_period('2026-10-06')`),
    ).toMatchObject({ reason: 'not_found' });
  });
});
