import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  orderCheckSchema,
  orderListSchema,
  orderPageSchema,
  type ReadOrder,
} from '../../packages/contract/src/purchase-orders.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  approved,
  ask,
  decide,
  lineOf,
  orderForm,
  orderLine,
  orderOf,
  saveOrder,
  saveSettings,
  saveVendor,
  submit,
  submitted,
} from './support/orders.ts';

/** Purchase orders: who writes and reads them, what they come to, and through which states they go. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

async function page(person: Person, id: string): Promise<ReadOrder> {
  const answer = orderPageSchema.parse(await ask(cast, person, 'order_page($1)', [id]));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}
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

describe('who may', () => {
  test('an employee and another company learn and change nothing', async () => {
    const order = await submitted(cast, cast.supervisor, onProject());
    for (const [person, reason] of [
      [cast.employee, 'not_allowed'],
      [cast.foreign.admin, 'not_found'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const answers = await Promise.all([
        ask(cast, person, 'order_page($1)', [order.id]),
        submit(cast, person, order),
        decide(cast, person, order),
        ask(cast, person, 'cancel_order($1, $2, $3, $4)', [
          randomUUID(),
          order.id,
          order.version,
          'x',
        ]),
        ask(cast, person, 'save_order($1, $2, $3)', [order.id, orderForm(), order.version]),
      ]);
      expect(answers.map((answer) => answer['reason'])).toEqual(Array(5).fill(reason));
    }
    expect(await listed(cast.foreign.admin)).toEqual([]);
  });

  test('a supervisor reads orders of their projects and their own; another’s draft they can’t change', async () => {
    const here = await saveOrder(cast, cast.supervisor, onProject());
    const there = await saveOrder(cast, cast.admin, onProject({ project_id: cast.otherProject }));
    const nowhere = await saveOrder(cast, cast.admin);
    const seen = await listed(cast.otherSupervisor);
    expect(seen).toContain(there.id);
    expect(seen).not.toContain(here.id);
    expect(seen).not.toContain(nowhere.id);
    expect(
      await ask(cast, cast.otherSupervisor, 'save_order($1, $2, $3)', [
        there.id,
        orderForm(),
        there.version,
      ]),
    ).toMatchObject({ reason: 'not_allowed' });
    expect(await ask(cast, cast.otherSupervisor, 'order_page($1)', [nowhere.id])).toMatchObject({
      reason: 'not_found',
    });
  });
});

describe('what is wrong is named, with its row', () => {
  test.each([
    ['vendor_id', { vendor_id: randomUUID(), vendor_name: null }],
    ['vendor_name', { vendor_name: 'x'.repeat(201) }],
    ['project_id', { project_id: randomUUID() }],
    ['needed_by', { needed_by: '2026-02-30' }],
    ['discount_cents', { discount_cents: -1 }],
    ['discount_cents', { discount_cents: 100_01 }],
    ['freight_cents', { freight_cents: 100_000_000_000 }],
    ['freight_cents', { freight_cents: 1.5 }],
    ['lines', { lines: Array.from({ length: 201 }, () => orderLine()) }],
    [
      'lines',
      { lines: Array.from({ length: 2 }, () => lineOf(1_000_000_00, { quantity: 999_000 })) },
    ],
    ['lines.1.quantity', { lines: [orderLine({ quantity: 0 })] }],
    ['lines.1.quantity', { lines: [orderLine({ quantity: -1 })] }],
    ['lines.1.quantity', { lines: [orderLine({ quantity: 1_000_000_001 })] }],
    ['lines.2.price', { lines: [orderLine(), orderLine({ price: 0 })] }],
    ['lines.2.price', { lines: [orderLine(), orderLine({ price: 10_000_000_001 })] }],
    ['lines.1.price', { lines: [orderLine({ price: 10_000_000_000, quantity: 1_000_000 })] }],
    ['lines.1.price_factor', { lines: [orderLine({ price_factor: 1_000_000 })] }],
    ['lines.1.tax_rate', { lines: [orderLine({ tax_rate: 1_000_001 })] }],
    ['lines.1.description', { lines: [orderLine({ description: ' ' })] }],
    ['lines.1.cost_code_id', { lines: [orderLine({ cost_code_id: randomUUID() })] }],
    ['note_for_whom', { note_for_whom: 'x' }],
  ])('%s', async (detail, facts) => {
    expect(
      await ask(cast, cast.admin, 'check_order(null, $1)', [{ ...orderForm(), ...facts }]),
    ).toMatchObject({ reason: 'invalid_input', detail });
  });

  test('ids of another company, an archived project and one that a supervisor doesn’t see', async () => {
    const check = async (person: Person, facts: object) =>
      (await ask(cast, person, 'check_order(null, $1)', [{ ...orderForm(), ...facts }]))['detail'];
    const archived = randomUUID();
    await cast.database.query(
      `insert into projects (id, company_id, name, archived_at) values ($1, $2, 'Old mill', now())`,
      [archived, cast.company],
    );
    expect(await check(cast.admin, { project_id: cast.foreign.project })).toBe('project_id');
    expect(await check(cast.admin, { project_id: archived })).toBe('project_id');
    expect(await check(cast.supervisor, { project_id: cast.otherProject })).toBe('project_id');
    expect(
      await check(cast.admin, { lines: [orderLine({ cost_code_id: cast.foreign.costCode })] }),
    ).toBe('lines.1.cost_code_id');
    const vendor = await saveVendor(cast, cast.foreign.admin);
    expect(await check(cast.admin, { vendor_id: vendor, vendor_name: null })).toBe('vendor_id');
  });

  test('what a draft may lack is asked for when it is submitted', async () => {
    for (const [detail, facts] of [
      ['vendor_id', { vendor_name: null }],
      ['lines', { lines: [] }],
      ['lines.1.cost_code_id', { project_id: cast.project }],
      ['lines.1.cost_type', onProject({ lines: [lineOf(1, { cost_code_id: cast.costCode })] })],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const draft = await saveOrder(cast, cast.admin, facts);
      // oxlint-disable-next-line no-await-in-loop
      expect(await submit(cast, cast.admin, draft)).toMatchObject({
        reason: 'invalid_input',
        detail,
      });
    }
  });
});

describe('amounts', () => {
  test('a price by another unit, shares of discount and freight, and tax on what is left', async () => {
    const lines = [
      // 1,250 feet at 189.99 for a thousand.
      orderLine({
        quantity: 1_250_000,
        unit: 'ft',
        price: 1_899_900,
        price_unit: 'M',
        price_factor: 1_000_000,
        tax_rate: 82_500,
      }),
      lineOf(100_00),
      lineOf(100_00),
    ];
    const answer = orderCheckSchema.parse(
      await ask(cast, cast.admin, 'check_order(null, $1)', [
        orderForm({ lines, discount_cents: 10_00, freight_cents: 1_00 }),
      ]),
    );
    expect(answer).toMatchObject({
      totals: {
        subtotal_cents: 43_749,
        discount_cents: 1000,
        freight_cents: 100,
        tax_cents: 1914,
        total_cents: 44_763,
      },
      lines: [
        { amount_cents: 23_749, discount_cents: 543, freight_cents: 54, tax_cents: 1914 },
        { amount_cents: 10_000, discount_cents: 229, freight_cents: 23 },
        { amount_cents: 10_000, discount_cents: 228, freight_cents: 23 },
      ],
    });
  });

  test('half a cent goes up, also where the price is for a third of a unit', async () => {
    const amount = async (quantity: number, price: number, factor: number) =>
      (
        await cast.database.query<{ cents: string }>(
          'select app.priced_amount($1, $2, $3) as cents',
          [quantity, price, factor],
        )
      ).map(({ cents }) => Number(cents));
    expect(await amount(500, 100, 1000)).toEqual([1]);
    expect(await amount(499, 100, 1000)).toEqual([0]);
    expect(await amount(1000, 50, 333)).toEqual([2]);
    expect(await amount(999, 50, 999)).toEqual([1]);
    expect(await amount(998, 50, 999)).toEqual([0]);
  });
});

describe('its way', () => {
  test('from a draft to the vendor, with a number from the server and each step in its history', async () => {
    const draft = await saveOrder(cast, cast.supervisor, onProject());
    expect(await page(cast.supervisor, draft.id)).toMatchObject({
      order: { label: 'draft', number: null },
    });
    const request = randomUUID();
    const sent = await submit(cast, cast.supervisor, draft, null, request);
    expect(sent).toMatchObject({
      verdict: 'applied',
      label: 'submitted',
      missing: 1,
      approvers: [{ person_id: cast.admin.personId }],
    });
    expect(sent['number']).toMatch(/^PO-\d{4}-\d{4}$/);
    expect(await submit(cast, cast.supervisor, draft, null, request)).toMatchObject({
      verdict: 'replayed',
      number: sent['number'],
    });
    expect(await submit(cast, cast.supervisor, draft, 'other', request)).toMatchObject({
      reason: 'other_payload',
    });
    const waiting = orderOf(draft, sent);
    expect(await listed(cast.admin, { view: 'to_decide' })).toContain(draft.id);
    expect(await listed(cast.supervisor, { view: 'to_decide' })).not.toContain(draft.id);
    const done = orderOf(draft, await applied(decide(cast, cast.admin, waiting)));
    const told = await applied(
      ask(cast, cast.supervisor, 'mark_order_sent($1, $2, $3, $4)', [
        randomUUID(),
        done.id,
        done.version,
        'phone',
      ]),
    );
    expect(told['label']).toBe('sent');
    const end = orderOf(draft, told);
    expect(
      await ask(cast, cast.supervisor, 'close_order($1, $2, $3, $4)', [
        randomUUID(),
        end.id,
        end.version,
        'Delivered',
      ]),
    ).toMatchObject({ verdict: 'applied', label: 'closed' });
    const read = await page(cast.supervisor, draft.id);
    expect(read.events.map(({ kind }) => kind)).toEqual([
      'created',
      'submitted',
      'approved',
      'sent_by_phone',
      'closed',
    ]);
    expect(read.may).toMatchObject({ edit: false, submit: false, cancel: false, send: false });
  });

  test('returned with a reason, it is changed and submitted again under its number', async () => {
    const waiting = await submitted(cast, cast.supervisor, onProject());
    expect(await decide(cast, cast.admin, waiting, 'return')).toMatchObject({
      reason: 'invalid_input',
      detail: 'reason',
    });
    const back = orderOf(
      waiting,
      await applied(decide(cast, cast.admin, waiting, 'return', { reason: 'Wrong gauge' })),
    );
    const changed = await saveOrder(cast, cast.supervisor, onProject(), back);
    const again = await applied(submit(cast, cast.supervisor, changed));
    expect((await page(cast.admin, waiting.id)).current.revision).toBe(2);
    expect(again['number']).toBe((await page(cast.admin, waiting.id)).order.number);
  });

  test('an edit against an approval: whoever is second hears it', async () => {
    const waiting = await submitted(cast, cast.supervisor, onProject());
    await saveOrder(cast, cast.supervisor, onProject(), waiting);
    expect(await decide(cast, cast.admin, waiting)).toMatchObject({ reason: 'changed_meanwhile' });
    const other = await submitted(cast, cast.supervisor, onProject());
    await applied(decide(cast, cast.admin, other));
    expect(
      await ask(cast, cast.supervisor, 'save_order($1, $2, $3)', [
        other.id,
        orderForm(),
        other.version,
      ]),
    ).toMatchObject({ reason: 'changed_meanwhile' });
  });

  test('a rejected change leaves what is in force, and a rejected order is over', async () => {
    const order = await approved(cast, cast.supervisor, cast.admin, onProject());
    const draft = await saveOrder(
      cast,
      cast.supervisor,
      onProject({ lines: [lineOf(900_00, { cost_code_id: cast.costCode, cost_type: 'M' })] }),
      order,
    );
    const waiting = orderOf(draft, await applied(submit(cast, cast.supervisor, draft)));
    expect(await page(cast.admin, order.id)).toMatchObject({
      order: { label: 'approved', change: 'submitted', total_cents: 900_00 },
      in_force: { revision: 1, totals: { total_cents: 100_00 } },
    });
    await applied(decide(cast, cast.admin, waiting, 'reject', { reason: 'Too much' }));
    const kept = await page(cast.admin, order.id);
    expect(kept).toMatchObject({
      order: { label: 'approved', change: null, total_cents: 100_00 },
      current: { revision: 1 },
      in_force: null,
    });
    // The next change takes a revision that was never used.
    await saveOrder(cast, cast.supervisor, onProject(), { id: order.id, version: kept.version });
    expect((await page(cast.admin, order.id)).current.revision).toBe(3);

    const other = await submitted(cast, cast.supervisor, onProject());
    const over = orderOf(
      other,
      await applied(decide(cast, cast.admin, other, 'reject', { reason: 'No' })),
    );
    expect(
      await ask(cast, cast.supervisor, 'save_order($1, $2, $3)', [
        over.id,
        orderForm(),
        over.version,
      ]),
    ).toMatchObject({ reason: 'wrong_state' });
  });

  test('canceled or closed, it takes nothing more', async () => {
    const order = await approved(cast, cast.supervisor, cast.admin, onProject());
    const end = (kind: string, { id, version }: typeof order, reason = 'Not needed') =>
      ask(cast, cast.supervisor, `${kind}_order($1, $2, $3, $4)`, [
        randomUUID(),
        id,
        version,
        reason,
      ]);
    expect(await end('cancel', order, ' ')).toMatchObject({ detail: 'reason' });
    const canceled = orderOf(order, await applied(end('cancel', order)));
    expect(await end('close', canceled)).toMatchObject({ reason: 'wrong_state' });
    expect(await submit(cast, cast.supervisor, canceled)).toMatchObject({ reason: 'wrong_state' });
    const draft = await saveOrder(cast, cast.supervisor, onProject());
    expect(await end('close', draft)).toMatchObject({ reason: 'wrong_state' });
  });
});

test('expired insurance holds an order back where the company says so', async () => {
  const vendor = await saveVendor(cast, cast.admin);
  await ask(cast, cast.admin, 'save_vendor_document($1, $2, $3)', [
    randomUUID(),
    vendor,
    { kind: 'insurance', name: 'Liability', expires_on: '2020-01-31', file_id: null },
  ]);
  const facts = onProject({ vendor_id: vendor, vendor_name: null });
  await submitted(cast, cast.supervisor, facts);
  const draft = await saveOrder(cast, cast.supervisor, facts);
  await saveSettings(cast, { insurance_rule: 'block' });
  expect(await submit(cast, cast.supervisor, draft)).toMatchObject({ reason: 'insurance_expired' });
  await saveSettings(cast, { insurance_rule: 'warn' });
  expect(await submit(cast, cast.supervisor, draft)).toMatchObject({ verdict: 'applied' });
});
