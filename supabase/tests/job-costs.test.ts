import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { budgetVerdictSchema, costRowsSchema } from '../../packages/contract/src/job-costs.ts';
import { openCast, type Cast } from './support/cast.ts';
import {
  activate,
  call,
  lineOf,
  modify,
  readBudget,
  saveBudget,
  saveBurden,
  saveCost,
} from './support/costs.ts';
import { shareDatabase } from './support/shared-database.ts';
import { calculateHours, plantShift, setZone } from './support/shifts.ts';
import { approve, lock, returnSheet, unlock, week } from './support/sheets.ts';

/** A project's budget and costs, including labor with its burden. */
const shared = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(shared());
  await setZone(cast.database, cast.company, 'America/Denver');
  await pay(cast.employee.personId, 250_000);
});

describe('a budget', () => {
  test('is for admins of the own company', async () => {
    for (const { caller } of [cast.employee, cast.supervisor, cast.kiosk]) {
      expect(await saveBudget(cast, [], 1, caller)).toMatchObject({ reason: 'not_allowed' });
      expect(await call(cast, 'read_budget($1)', [cast.project], caller)).toMatchObject({
        reason: 'not_allowed',
      });
    }
    expect(await saveBudget(cast, [], 1, cast.foreign.admin.caller)).toMatchObject({
      reason: 'not_found',
    });
    await expect(call(cast, '(select count(*) from public.budget_lines)', [])).rejects.toThrow(
      'permission denied',
    );
  });

  test.each<[string, string, object]>([
    ['cost_code_id', 'unknown', { cost_code_id: randomUUID() }],
    ['cost_type', 'unknown', { cost_type: 'X' }],
    ['hours', 'negative', { hours: -1 }],
    ['hours', 'invalid', { hours: 1.5 }],
    ['quantity', 'too_large', { quantity: 1_000_000_000_000, unit: 'm' }],
    ['amount', 'invalid', { amount: '12' }],
    ['unit', 'missing', { quantity: 1 }],
    ['unit', 'too_long', { unit: 'x'.repeat(21) }],
  ])('names the row whose %s is %s', async (field, reason, change) => {
    const wrong = lineOf(cast, { cost_type: 'M', ...change });
    expect(await saveBudget(cast, [lineOf(cast), wrong])).toEqual({
      verdict: 'flawed',
      flaws: [{ line: 2, field, reason }],
    });
    expect((await readBudget(cast)).lines).toEqual([]);
  });

  test('has each code and type once, up to the largest line', async () => {
    const most = lineOf(cast, {
      hours: 999_999_999_999,
      quantity: 999_999_999_999,
      unit: 'yd³',
      amount: 999_999_999_999,
    });
    expect(await saveBudget(cast, [most, most])).toMatchObject({
      flaws: [{ line: 2, field: 'cost_code_id', reason: 'repeated' }],
    });
    expect(await saveBudget(cast, [most])).toEqual({ verdict: 'applied', version: 2 });
    expect(await saveBudget(cast, [], 1)).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('is locked once active, and moves money only if the total stays and nothing goes below zero', async () => {
    const hours = lineOf(cast, { hours: 100_000, amount: 400_000 });
    const material = lineOf(cast, { cost_type: 'M', amount: 100_000 });
    expect(await activate(cast, 1)).toMatchObject({ reason: 'budget_empty' });
    expect(await modify(cast, [hours])).toMatchObject({ reason: 'budget_not_active' });
    await saveBudget(cast, [hours, material]);
    expect(await activate(cast, 1)).toMatchObject({ reason: 'changed_meanwhile' });
    expect(await activate(cast, 2)).toEqual({ verdict: 'applied', version: 3 });
    expect(await saveBudget(cast, [], 3)).toMatchObject({ reason: 'budget_locked' });

    const move = (amount: number, back = -amount) => [
      lineOf(cast, { amount: back }),
      lineOf(cast, { cost_type: 'S', amount }),
    ];
    expect(await modify(cast, move(100, -99))).toMatchObject({ reason: 'not_balanced' });
    expect(await modify(cast, move(400_001))).toMatchObject({
      verdict: 'flawed',
      flaws: [{ line: 1, field: 'amount', reason: 'below_zero' }],
    });
    const id = randomUUID();
    for (const verdict of ['applied', 'replayed']) {
      expect(budgetVerdictSchema.parse(await modify(cast, move(400_000), id))).toMatchObject({
        verdict,
      });
    }
    const { lines, modifications } = await readBudget(cast);
    expect(modifications).toMatchObject([{ number: 1, note: 'More concrete' }]);
    expect(lines.map(({ cost_type, original, revised }) => [cost_type, original, revised])).toEqual(
      [
        ['L', 400_000, 0],
        ['M', 100_000, 100_000],
        ['S', 0, 400_000],
      ],
    );
  });

  test('is imported by code, with a verdict on each row', async () => {
    const [code] = await cast.database.query<{ code: string }>(
      'select code from cost_codes where id = $1',
      [cast.costCode],
    );
    const row = { code: code?.code, cost_type: 'M', hours: 0, quantity: 0, unit: null, amount: 5 };
    const rows = JSON.stringify([row, { ...row, code: 'no such' }, { ...row, amount: 'five' }]);
    const importing = (mode: string, caller = cast.admin.caller) =>
      call(cast, 'import_budget($1, $2, $3)', [cast.project, rows, mode], caller);
    expect(await importing('check', cast.supervisor.caller)).toMatchObject({
      reason: 'not_allowed',
    });
    const flaws = [
      { line: 2, field: 'code', reason: 'unknown' },
      { line: 3, field: 'amount', reason: 'invalid' },
      { line: 3, field: 'code', reason: 'repeated' },
    ];
    expect(await importing('all')).toMatchObject({ verdict: 'checked', added: 1, flaws });
    expect((await readBudget(cast)).lines).toEqual([]);
    expect(await importing('good')).toMatchObject({ verdict: 'applied', added: 1, amount: 5 });
    expect(await importing('good')).toMatchObject({ added: 0, unchanged: 1 });
    expect((await readBudget(cast)).lines).toMatchObject([{ cost_type: 'M', original: 5 }]);
  });
});

describe('a direct cost', () => {
  test.each<[string, string, object]>([
    ['date', 'invalid_input', { date: '2026-02-30' }],
    ['cost_type', 'invalid_input', { cost_type: 'X' }],
    ['amount', 'invalid_input', { amount: 1_000_000_000_000 }],
    ['hours', 'invalid_input', { hours: 1 }],
    ['note', 'invalid_input', { note: 'x'.repeat(501) }],
    ['currency', 'mixed_currency', { currency: 'EUR' }],
    ['cost_code_id', 'invalid_input', { cost_code_id: randomUUID() }],
  ])('is refused with a wrong %s', async (detail, reason, change) => {
    expect(await saveCost(cast, change)).toMatchObject({ reason, detail });
  });

  test('counts as approved, changes over its version alone, and goes', async () => {
    const id = randomUUID();
    expect(await saveCost(cast, {}, { id })).toMatchObject({ version: 1 });
    expect(await saveCost(cast, {}, { id })).toMatchObject({ verdict: 'applied', version: 1 });
    expect(await saveCost(cast, { amount: 5 }, { id })).toMatchObject({ version: 2 });
    expect(await saveCost(cast, { amount: 6 }, { id })).toMatchObject({
      reason: 'changed_meanwhile',
    });
    expect((await readBudget(cast)).lines).toMatchObject([{ approved: 5, is_budgeted: false }]);
    expect(await call(cast, 'remove_direct_cost($1, 2)', [id])).toEqual({ verdict: 'applied' });
    expect((await readBudget(cast)).lines).toEqual([]);
  });

  test('is one opening figure a code and type, with its hours', async () => {
    const opening = { source: 'opening', cost_type: 'L', amount: 700, hours: 20_000 };
    expect(await saveCost(cast, opening)).toMatchObject({ verdict: 'applied' });
    expect(await saveCost(cast, opening)).toMatchObject({ reason: 'taken' });
    expect((await readBudget(cast)).lines).toMatchObject([{ approved: 700, used_hours: 20_000 }]);
  });
});

describe('labor', () => {
  test('is not yet approved after the clock-out, and moves with the approval to the cent', async () => {
    await saveBurden(cast, { percent: 3333 });
    await work(cast.employee.personId, [9, 9, 9, 9, 9.5]);
    // 40 h at 25.00 and 5.5 h at 37.50 are 1,206.25; with 33.33 % 1,608.293125.
    const both = { approved: 0, pending: 160_829 };
    expect(await labor()).toEqual(both);
    await approve(cast.database, cast.supervisor.caller, [cast.employee.personId], {
      asUnsigned: true,
    });
    expect(await labor()).toEqual({ approved: 160_829, pending: 0 });
    await returnSheet(cast.database, cast.supervisor.caller, cast.employee.personId);
    expect(await labor()).toEqual(both);
    await lockWeek(cast.employee.personId);
    expect(await labor()).toEqual({ approved: 160_829, pending: 0 });
    await unlock(cast.database, cast.admin.caller, cast.employee.personId);
    expect(await labor()).toEqual({ approved: 160_829, pending: 0 });
  });

  test('that changes after the lock is not yet approved, whichever way', async () => {
    await work(cast.employee.personId, [8]);
    await lockWeek(cast.employee.personId);
    await work(cast.employee.personId, [2], 23);
    expect(await labor()).toEqual({ approved: 20_000, pending: 5000 });
  });

  test('of a salary is spread by worked minutes', async () => {
    await cast.database.query(
      `insert into pay_terms (company_id, person_id, valid_from, kind, salary) values ($1, $2, '2026-01-05', 'exempt',
         '{"amount_cents": 100000, "per": "week", "hours_per_week": 40, "currency": "USD"}')`,
      [cast.company, cast.helper.personId],
    );
    await work(cast.helper.personId, [8, 8]);
    await work(cast.helper.personId, [8], 14, cast.openProject, 2);
    // The odd cent goes to the largest remainder.
    expect(await labor()).toEqual({ approved: 0, pending: 66_667 });
  });

  test('carries the burden of the person, else of the class, else of the company, from its workweek on', async () => {
    await work(cast.employee.personId, [8]);
    await saveBurden(cast, { percent: 1000 });
    await saveBurden(cast, { percent: 9000, valid_from: '2026-10-06' });
    expect(await labor()).toMatchObject({ pending: 22_000 });
    await saveBurden(cast, { classification: 'Rigger', percent: 5000 });
    expect(await labor()).toMatchObject({ pending: 22_000 });
    const id = randomUUID();
    await saveBurden(cast, { person_id: cast.employee.personId, percent: 2000 }, id);
    expect(await labor()).toMatchObject({ pending: 24_000 });
    await saveBurden(cast, { person_id: cast.employee.personId, percent: 2500 });
    expect(await labor()).toMatchObject({ pending: 25_000 });
  });

  test('without a rate costs nothing and is listed, as is pay in another currency', async () => {
    await work(cast.helper.personId, [8]);
    await pay(cast.supervisor.personId, 400_000, 'MXN');
    await work(cast.supervisor.personId, [8]);
    expect(await labor()).toEqual({ approved: 0, pending: 0 });
    expect(await readBudget(cast)).toMatchObject({
      without_rate: [{ person_id: cast.helper.personId }],
      in_other_currency: [{ person_id: cast.supervisor.personId, currency: 'MXN' }],
    });
  });

  test('opens to rows that sum to it, and the look is logged', async () => {
    await work(cast.employee.personId, [8, 8]);
    await saveCost(cast, { cost_type: 'L', amount: 77 });
    const read = async (figure: string) =>
      costRowsSchema.parse(
        await call(cast, `read_cost_rows($1, $2, 'L', $3)`, [cast.project, cast.costCode, figure]),
      );
    const actual = await read('actual');
    expect(actual).toMatchObject({ total: 40_077, matching: 2 });
    expect(await read('pending')).toMatchObject({
      total: 40_000,
      rows: [{ kind: 'labor', person_id: cast.employee.personId, worked_minutes: 960 }],
    });
    expect(await read('approved')).toMatchObject({ total: 77, rows: [{ kind: 'typed' }] });
    const looks = await cast.database.query(
      'select from pay_rate_reads where company_id = $1 and person_id = $2',
      [cast.company, cast.employee.personId],
    );
    expect(looks).toHaveLength(2);
  });
});

async function labor() {
  const { lines } = await readBudget(cast);
  const sum = (figure: 'approved' | 'pending') =>
    lines.reduce((all, line) => all + (line.cost_type === 'L' ? line[figure] : 0), 0);
  return { approved: sum('approved'), pending: sum('pending') };
}

function pay(personId: string, rate: number, currency = 'USD'): Promise<unknown> {
  return cast.database.query(
    `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
     values ($1, $2, $3, $4, '2026-01-05')`,
    [cast.company, personId, rate, currency],
  );
}

/** Plants hours on consecutive days from Monday. */
async function work(
  personId: string,
  days: readonly number[],
  hour = 14,
  project = cast.project,
  firstDay = 0,
): Promise<void> {
  for (const [index, hours] of days.entries()) {
    const from =
      Date.parse(`${week}T00:00:00Z`) + (index + firstDay) * 86_400_000 + hour * 3_600_000;
    await plantShift(
      cast.database,
      cast.company,
      { personId },
      {
        from: new Date(from).toISOString(),
        to: new Date(from + hours * 3_600_000).toISOString(),
        project,
        costCode: cast.costCode,
      },
    );
  }
  await calculateHours(cast.database);
}

async function lockWeek(personId: string): Promise<void> {
  await approve(cast.database, cast.supervisor.caller, [personId], { asUnsigned: true });
  expect((await lock(cast.database, cast.admin.caller, [personId])).get(personId)).toBeNull();
}
