import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderListSchema, orderSpendSchema } from '../../packages/contract/src/purchase-orders.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { approved, ask, lineOf, saveOrder, saveVendor, submitted } from './support/orders.ts';

/** Lists of purchase orders, and the amounts spent. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

async function listed(person: Person, filters: object = {}): Promise<string[]> {
  const answer = orderListSchema.parse(await ask(cast, person, 'list_orders($1)', [filters]));
  if (answer.verdict !== 'ok') throw new Error(`${answer.reason} ${answer.detail}`);
  return answer.orders.map(({ id }) => id);
}
const onProject = (facts: object = {}) => ({
  project_id: cast.project,
  lines: [lineOf(100_00, { cost_code_id: cast.costCode, cost_type: 'M' })],
  ...facts,
});

describe('lists', () => {
  test('find by words, vendor, project, code, label, day and lateness', async () => {
    const vendor = await saveVendor(cast, cast.admin, { name: 'Nguyễn Điện' });
    const late = await saveOrder(
      cast,
      cast.supervisor,
      onProject({
        vendor_id: vendor,
        vendor_name: null,
        needed_by: '2020-05-05',
        lines: [
          lineOf(5, {
            description: 'Żuraw wieżowy 50%_ O’Brien',
            cost_code_id: cast.costCode,
            cost_type: 'E',
          }),
        ],
      }),
    );
    for (const filters of [
      { q: 'zuraw' },
      { q: 'nguyen river' },
      { q: "o'brien 50%_ ur" },
      { vendor_id: vendor },
      { view: 'late', vendor_id: vendor },
      { cost_code_id: cast.costCode, project_id: cast.project, label: 'draft', vendor_id: vendor },
      { from: '2020-01-01', to: '2200-01-01', vendor_id: vendor },
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await listed(cast.admin, filters), JSON.stringify(filters)).toEqual([late.id]);
    }
    expect(await listed(cast.admin, { q: 'zuraw', label: 'approved' })).toEqual([]);
    for (const q of ['z_raw', 'z%w', 'zuraw\\']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await listed(cast.admin, { q }), q).toEqual([]);
    }
    expect(await listed(cast.admin, { to: '2020-01-01' })).toEqual([]);
    for (const filters of [{ label: 'lost' }, { vendor_id: 'x' }, { from: 'x' }, { other: 1 }]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(cast, cast.admin, 'list_orders($1)', [filters])).toMatchObject({
        reason: 'invalid_input',
        detail: Object.keys(filters)[0],
      });
    }
  });

  test('go on where their page ended', async () => {
    await cast.database.query(
      `insert into purchase_orders (company_id, id, author_person_id, created_at)
       select $1, gen_random_uuid(), $2, '2021-01-01' from generate_series(1, 120)`,
      [cast.company, cast.otherSupervisor.personId],
    );
    const ids = new Set<string>();
    let after: object | null = null;
    for (let pages = 0; pages < 4; pages += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = orderListSchema.parse(
        // oxlint-disable-next-line no-await-in-loop
        await ask(cast, cast.otherSupervisor, 'list_orders($1, $2)', [{ view: 'mine' }, after]),
      );
      if (answer.verdict !== 'ok') throw new Error(answer.reason);
      for (const { id } of answer.orders) ids.add(id);
      after = answer.next;
      if (after === null) break;
    }
    expect(ids.size).toBe(120);
    expect(after).toBeNull();
  });
});

test('spend counts what is in force, for admins alone', async () => {
  const vendor = await saveVendor(cast, cast.admin, { name: 'Spent Supply' });
  const facts = (cents: number) =>
    onProject({
      vendor_id: vendor,
      vendor_name: null,
      lines: [lineOf(cents, { cost_code_id: cast.costCode, cost_type: 'M' })],
    });
  await approved(cast, cast.supervisor, cast.admin, facts(300_00));
  await submitted(cast, cast.supervisor, facts(1));
  expect(await ask(cast, cast.supervisor, `order_spend('vendor')`)).toMatchObject({
    reason: 'not_allowed',
  });
  for (const group of ['vendor', 'project', 'code', 'month']) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(cast, cast.admin, 'order_spend($1, $2)', [
      group,
      { vendor_id: vendor },
    ]);
    expect(orderSpendSchema.parse(answer)).toMatchObject({
      total_cents: 300_00,
      rows: [{ cost_cents: 300_00, orders: 1 }],
    });
  }
});
