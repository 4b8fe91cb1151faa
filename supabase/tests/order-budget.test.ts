import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { budgetAnswerSchema, costRowsSchema } from '../../packages/contract/src/job-costs.ts';
import { orderCheckSchema, orderPageSchema } from '../../packages/contract/src/purchase-orders.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  approved,
  ask,
  decide,
  lineOf,
  orderForm,
  orderOf,
  saveOrder,
  saveSettings,
  submit,
  submitted,
  type Order,
} from './support/orders.ts';
import { shareDatabase } from './support/shared-database.ts';

/** The budget check: 1,000.00 is budgeted for material on one code of the project. */
const database = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(database());
  await cast.database.query(
    `with b as (
       insert into project_budgets (company_id, project_id, activated_at) values ($1, $2, now()) returning 1
     )
     insert into budget_lines (company_id, project_id, cost_code_id, cost_type, amount)
     select $1, $2, $3, 'M', 100000 from b`,
    [cast.company, cast.project, cast.costCode],
  );
});

const onCode = (...cents: readonly number[]) => ({
  project_id: cast.project,
  lines: cents.map((each) =>
    lineOf(each, { cost_code_id: cast.costCode, cost_type: 'M' as const }),
  ),
});
const check = async (person: Person, facts: object, order: Order | null = null) => {
  const answer = await ask(cast, person, 'check_order($1, $2)', [
    order?.id ?? null,
    orderForm(facts),
  ]);
  const read = orderCheckSchema.parse(answer);
  if (read.verdict !== 'ok') throw new Error(read.reason);
  return read.budget;
};
const left = async () => {
  const [row] = await cast.database.query<{ amount: string }>(
    `select amount from app.budget_left($1) where cost_type = 'M'`,
    [cast.project],
  );
  return Number(row?.amount);
};

describe('where the company blocks', () => {
  beforeEach(() => saveSettings(cast, { budget_rule: 'block' }));

  test('two lines of 600.00 on one code are refused together, exactly 1,000.00 passes', async () => {
    const over = await saveOrder(cast, cast.supervisor, onCode(600_00, 600_00));
    expect(await submit(cast, cast.supervisor, over)).toEqual({
      verdict: 'refused',
      reason: 'over_budget',
    });
    const above = await saveOrder(cast, cast.supervisor, onCode(600_00, 400_01));
    expect(await submit(cast, cast.supervisor, above)).toMatchObject({ reason: 'over_budget' });
    const exact = await saveOrder(cast, cast.supervisor, onCode(600_00, 400_00));
    expect(await submit(cast, cast.supervisor, exact)).toMatchObject({
      verdict: 'applied',
      is_over_budget: false,
    });
  });

  test('freight and tax count, and a type without a budget has nothing left', async () => {
    const draft = await saveOrder(cast, cast.supervisor, { ...onCode(1000_00), freight_cents: 1 });
    expect(await submit(cast, cast.supervisor, draft)).toMatchObject({ reason: 'over_budget' });
    const lines = [lineOf(1, { cost_code_id: cast.costCode, cost_type: 'E' })];
    const other = await saveOrder(cast, cast.supervisor, { project_id: cast.project, lines });
    expect(await submit(cast, cast.supervisor, other)).toMatchObject({ reason: 'over_budget' });
  });

  test('a project without a budget is not checked', async () => {
    const facts = { ...onCode(9999_00), project_id: cast.openProject };
    expect(await check(cast.admin, facts)).toEqual({ state: 'none' });
    expect(
      await submit(cast, cast.supervisor, await saveOrder(cast, cast.supervisor, facts)),
    ).toMatchObject({ verdict: 'applied' });
  });

  test('an admin lets it pass with a reason, which the approver doesn’t have to repeat; no one else does', async () => {
    await applied(
      ask(cast, cast.admin, 'set_approval_limit($1, $2)', [cast.supervisor.personId, 2000_00]),
    );
    const draft = await saveOrder(cast, cast.admin, onCode(1200_00));
    expect(await submit(cast, cast.admin, draft)).toMatchObject({ reason: 'over_budget' });
    const waiting = orderOf(draft, await applied(submit(cast, cast.admin, draft, 'Storm damage')));
    expect(await decide(cast, cast.supervisor, waiting)).toMatchObject({ label: 'approved' });
    const own = await saveOrder(cast, cast.supervisor, onCode(1));
    expect(await submit(cast, cast.supervisor, own, 'I need it')).toMatchObject({
      reason: 'not_allowed',
    });
  });

  test('what was enough for each of two orders is checked again when the second is approved', async () => {
    const first = await submitted(cast, cast.supervisor, onCode(600_00));
    const second = await submitted(cast, cast.supervisor, onCode(600_00));
    const answers = await Promise.all([
      decide(cast, cast.admin, first),
      decide(cast, cast.admin, second),
    ]);
    expect(
      answers.map((answer) => String(answer['reason'] ?? answer['verdict'])).toSorted(),
    ).toEqual(['applied', 'over_budget']);
    expect(await left()).toBe(400_00);
  });

  test('a small change over the budget asks again instead of passing', async () => {
    const order = await approved(cast, cast.supervisor, cast.admin, onCode(990_00));
    await saveSettings(cast, { budget_rule: 'warn' });
    const changed = await saveOrder(cast, cast.supervisor, onCode(1005_00), order);
    expect(await submit(cast, cast.supervisor, changed)).toMatchObject({
      is_passed: false,
      is_over_budget: true,
    });
  });
});

test('approved orders are committed until they are closed, and what waits is not', async () => {
  const order = await approved(cast, cast.supervisor, cast.admin, onCode(300_00));
  await submitted(cast, cast.supervisor, onCode(50_00));
  expect(await left()).toBe(700_00);
  // A change replaces the amount that the order itself has committed.
  expect(await check(cast.admin, onCode(1000_00), order)).toMatchObject({ state: 'ok' });
  expect(await check(cast.admin, onCode(1000_00))).toMatchObject({ state: 'over' });
  await applied(
    ask(cast, cast.supervisor, 'close_order($1, $2, $3, $4)', [
      randomUUID(),
      order.id,
      order.version,
      'Done',
    ]),
  );
  expect(await left()).toBe(1000_00);
});

test('what waits is pending beside what is committed, a change by its difference, and for admins alone', async () => {
  const figures = async () => {
    const answer = budgetAnswerSchema.parse(
      await ask(cast, cast.admin, 'read_budget($1)', [cast.project]),
    );
    if (answer.verdict !== 'ok') throw new Error(answer.reason);
    return answer.lines.map(({ committed, submitted: waits, remaining }) => [
      committed,
      waits,
      remaining,
    ]);
  };
  const order = await approved(cast, cast.supervisor, cast.admin, onCode(300_00));
  await submitted(cast, cast.supervisor, onCode(50_00));
  await saveOrder(cast, cast.supervisor, onCode(7_00));
  expect(await figures()).toEqual([[300_00, 50_00, 700_00]]);

  const changed = await saveOrder(cast, cast.supervisor, onCode(200_00, 250_00), order);
  const waiting = orderOf(changed, await applied(submit(cast, cast.supervisor, changed)));
  expect(await figures()).toEqual([[300_00, 200_00, 700_00]]);
  const rows = costRowsSchema.parse(
    await ask(cast, cast.admin, 'read_cost_rows($1, $2, $3, $4)', [
      cast.project,
      cast.costCode,
      'M',
      'submitted',
    ]),
  );
  expect(rows).toMatchObject({ verdict: 'ok', total: 200_00, matching: 2 });

  // The approver of one order sees how much the other waiting orders would take.
  expect(await check(cast.admin, onCode(450_00), waiting)).toMatchObject({
    places: [{ order_cents: 450_00, left_cents: 1000_00, submitted_cents: 50_00 }],
  });
  expect(JSON.stringify(await check(cast.supervisor, onCode(450_00), waiting))).not.toMatch(
    /submitted_cents/,
  );
  await applied(decide(cast, cast.admin, waiting));
  expect(await figures()).toEqual([[450_00, 50_00, 550_00]]);
});

test('a supervisor hears “over” at submit alone, and no figure anywhere', async () => {
  expect(await check(cast.admin, onCode(1000_01))).toMatchObject({
    state: 'over',
    places: [{ order_cents: 1000_01, left_cents: 1000_00, is_over: true }],
  });
  expect(await check(cast.supervisor, onCode(1000_01))).toEqual({ state: 'unknown' });
  const draft = await saveOrder(cast, cast.supervisor, onCode(1200_00));
  const answer = await submit(cast, cast.supervisor, draft);
  expect(answer).toMatchObject({ is_over_budget: true });
  const page = await ask(cast, cast.supervisor, 'order_page($1)', [draft.id]);
  expect(orderPageSchema.parse(page)).toMatchObject({ budget: { state: 'unknown' } });
  expect(JSON.stringify([answer, page])).not.toMatch(/100000|left_cents/);
});
