import { asyncProperty, assert, array, constantFrom, integer, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Budget } from '../../packages/contract/src/job-costs.ts';
import { openCast, type Cast } from './support/cast.ts';
import { act, draftChangeOrder, listChangeOrders } from './support/change-orders.ts';
import {
  activate,
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

/** Whatever happens, the figures of a budget add up to the cent, and approvals move money without changing it. */
const shared = shareDatabase();
const runs = process.env['MUSTER_TEST_FULL'] === '1' ? 20 : 3;

const step = record({
  kind: constantFrom(
    'work',
    'cost',
    'move',
    'order',
    'void',
    'burden',
    'approve',
    'return',
    'lock',
    'unlock',
  ),
  day: integer({ min: 0, max: 6 }),
  minutes: integer({ min: 1, max: 300 }),
  cents: integer({ min: 1, max: 99_999 }),
  place: integer({ min: 0, max: 1 }),
});
type Step = { readonly [Key in 'day' | 'minutes' | 'cents' | 'place']: number } & {
  readonly kind: string;
};

test('original, modifications and change orders are committed, actual and remaining after each step of any history', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      const cast = await openCast(shared());
      await prepare(cast);
      let before = sumsOf(await readBudget(cast));
      for (const made of steps) {
        await take(cast, made);
        const budget = await readBudget(cast);
        for (const line of budget.lines) {
          expect(line.revised).toBe(line.original + line.moved + line.changed);
          expect(line.revised).toBe(line.committed + line.approved + line.pending + line.remaining);
        }
        const sums = sumsOf(budget);
        expect(sums.moved).toBe(0);
        expect(sums.changed).toBe(await approvedCost(cast));
        const costsMore = ['work', 'cost', 'burden'].includes(made.kind);
        expect(costsMore || sums.actual === before.actual).toBe(true);
        before = sums;
      }
    }),
    { numRuns: runs },
  );
});

const approval = { decision: 'approved', name: 'Dana Whitfield', note: null };

async function prepare(cast: Cast): Promise<void> {
  await setZone(cast.database, cast.company, 'America/Denver');
  for (const [personId, rate] of [
    [cast.employee.personId, 233_333],
    [cast.helper.personId, 197_777],
  ] as const) {
    await cast.database.query(
      `insert into pay_rates (company_id, person_id, rate, currency, valid_from)
       values ($1, $2, $3, 'USD', '2026-01-05')`,
      [cast.company, personId, rate],
    );
  }
  await saveBudget(cast, [
    lineOf(cast, { amount: 100_000 }),
    lineOf(cast, { cost_type: 'M', amount: 100_000 }),
  ]);
  await activate(cast, 2);
}

async function take(cast: Cast, { kind, day, minutes, cents, place }: Step): Promise<void> {
  const person = place === 0 ? cast.employee : cast.helper;
  const { database, supervisor, admin } = cast;
  switch (kind) {
    case 'work': {
      const taken = await database.query(
        'select from time_entries where company_id = $1 and person_id = $2',
        [cast.company, person.personId],
      );
      const from = Date.parse(`${week}T14:00:00Z`) + day * 86_400_000 + taken.length * 600 * 60_000;
      await plantShift(database, cast.company, person, {
        from: new Date(from).toISOString(),
        to: new Date(from + minutes * 60_000).toISOString(),
        project: cast.project,
        costCode: cast.costCode,
      });
      return calculateHours(database);
    }
    case 'cost':
      return void (await saveCost(cast, { amount: place === 0 ? cents : -cents }));
    case 'move':
      return void (await modify(cast, [
        lineOf(cast, { amount: -cents }),
        lineOf(cast, { cost_type: 'M', amount: cents }),
      ]));
    case 'order': {
      const id = await draftChangeOrder(cast, {
        lines: [lineOf(cast, { cost_type: place === 0 ? 'L' : 'M', amount: cents })],
      });
      return void (await act(cast, id, 1, 'decide', approval));
    }
    case 'void': {
      const last = (await listChangeOrders(cast)).change_orders.find(
        ({ state }) => state === 'approved',
      );
      return last && void (await act(cast, last.id, 2, 'void', 'Not needed'));
    }
    case 'burden':
      return void (await saveBurden(cast, { percent: minutes * 10 + place }));
    case 'approve':
      return void (await approve(database, supervisor.caller, [person.personId], {
        asUnsigned: true,
      }));
    case 'return':
      return void (await returnSheet(database, supervisor.caller, person.personId));
    case 'lock':
      return void (await lock(database, admin.caller, [person.personId]));
    default:
      return void (await unlock(database, admin.caller, person.personId));
  }
}

function sumsOf({ lines }: Budget) {
  const sum = (of: (line: Budget['lines'][number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  return {
    changed: sum(({ changed }) => changed),
    moved: sum(({ moved }) => moved),
    actual: sum((line) => line.approved + line.pending),
  };
}

async function approvedCost(cast: Cast): Promise<number> {
  return (await listChangeOrders(cast)).change_orders.reduce(
    (sum, { state, cost }) => (state === 'approved' ? sum + cost : sum),
    0,
  );
}
