import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  counterVerdictSchema,
  reservedNumbersSchema,
} from '../../packages/contract/src/counter-orders.ts';
import { orderPageSchema } from '../../packages/contract/src/purchase-orders.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  applied,
  ask,
  decide,
  lineOf,
  orderForm,
  saveOrder,
  saveSettings,
  saveVendor,
  submit,
} from './support/orders.ts';
import { shareDatabase } from './support/shared-database.ts';

/** Orders at a counter: numbers that work without a network, and that every order is stored. */
const database = shareDatabase();
let cast: Cast;
beforeEach(async () => {
  cast = await openCast(database());
});

async function reserve(person: Person, device: string): Promise<readonly string[]> {
  const answer = reservedNumbersSchema.parse(
    await ask(cast, person, 'reserve_order_numbers($1)', [device]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer.numbers;
}
const counterOrder = (number: string, device: string, order: object = {}, facts: object = {}) => ({
  v: 1,
  number,
  device_id: device,
  ordered_at: '2026-01-05T14:20:31.000Z',
  order: orderForm(order),
  files: [],
  ...facts,
});
const record = async (person: Person, order: object, id: string = randomUUID()) =>
  counterVerdictSchema.parse(await ask(cast, person, 'record_counter_order($1, $2)', [id, order]));

describe('reserved numbers', () => {
  test('are for buyers', async () => {
    expect(await ask(cast, cast.employee, 'reserve_order_numbers($1)', [randomUUID()])).toEqual({
      verdict: 'refused',
      reason: 'not_allowed',
    });
  });

  test('are five for each device, the same until one is used, and no other order ever has them', async () => {
    const devices = [randomUUID(), randomUUID()];
    const [first = [], second = []] = await Promise.all(
      devices.map((device) => reserve(cast.supervisor, device)),
    );
    expect(new Set([...first, ...second]).size).toBe(10);
    expect(await reserve(cast.supervisor, devices[0] ?? '')).toEqual(first);
    await record(cast.supervisor, counterOrder(first[0] ?? '', devices[0] ?? ''));
    const next = await reserve(cast.supervisor, devices[0] ?? '');
    expect(next).toHaveLength(5);
    expect(next).not.toContain(first[0]);
    const draft = await saveOrder(cast, cast.supervisor);
    const { number } = await submit(cast, cast.supervisor, draft);
    expect([...first, ...second, ...next]).not.toContain(number);
  });

  test('of a device that was silent for 60 days are released, not given again, and still stored when used', async () => {
    const device = randomUUID();
    const old = await reserve(cast.supervisor, device);
    const silent = (interval: string) =>
      cast.database.query(
        `update reserved_numbers set seen_at = now() - $2::interval where company_id = $1 and device_id = $3`,
        [cast.company, interval, device],
      );
    await silent('59 days 23 hours');
    expect(await reserve(cast.supervisor, device)).toEqual(old);
    await silent('60 days');
    const fresh = await reserve(cast.supervisor, device);
    expect(fresh.filter((number) => old.includes(number))).toEqual([]);
    expect(await record(cast.supervisor, counterOrder(old[0] ?? '', device))).toMatchObject({
      verdict: 'applied',
      number: old[0],
    });
  });
});

describe('an order that was placed at a counter', () => {
  test('is stored once under its number, waits for approval and counts as sent', async () => {
    const device = randomUUID();
    const [number = ''] = await reserve(cast.supervisor, device);
    const id = randomUUID();
    const order = counterOrder(number, device, { lines: [lineOf(25_00)] });
    expect(await record(cast.supervisor, order, id)).toEqual({
      verdict: 'applied',
      number,
      label: 'submitted',
      flags: ['over_limit', 'vendor_unknown'],
    });
    expect(await record(cast.supervisor, order, id)).toMatchObject({ verdict: 'replayed', number });
    expect(await record(cast.supervisor, { ...order, v: 2 }, id)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await record(cast.admin, order, id)).toMatchObject({ reason: 'other_payload' });
    const page = orderPageSchema.parse(await ask(cast, cast.admin, 'order_page($1)', [id]));
    expect(page).toMatchObject({
      order: { is_ordered: true, delivery: 'sent', vendor: { id: null, name: 'Counter Supply' } },
      events: [{ kind: 'ordered' }],
    });
    const version = page.verdict === 'ok' ? page.version : 0;
    expect(await decide(cast, cast.admin, { id, version })).toMatchObject({ label: 'sent' });
  });

  test('is stored whatever has happened since, and says what', async () => {
    const device = randomUUID();
    const [number = ''] = await reserve(cast.supervisor, device);
    const vendor = await saveVendor(cast, cast.admin);
    await ask(cast, cast.admin, 'save_vendor_document($1, $2, $3)', [
      randomUUID(),
      vendor,
      { kind: 'insurance', name: 'Liability', expires_on: '2020-01-31', file_id: null },
    ]);
    await saveSettings(cast, { budget_rule: 'block', insurance_rule: 'block' });
    await cast.database.query(
      `insert into project_budgets (company_id, project_id, activated_at) values ($1, $2, now())`,
      [cast.company, cast.project],
    );
    await cast.database.query(
      `insert into budget_lines (company_id, project_id, cost_code_id, cost_type, amount) values ($1, $2, $3, 'M', 1)`,
      [cast.company, cast.project, cast.costCode],
    );
    const order = counterOrder(number, device, {
      vendor_id: vendor,
      vendor_name: null,
      project_id: cast.project,
      lines: [lineOf(90_00, { cost_code_id: cast.costCode, cost_type: 'M' })],
    });
    await cast.database.query('update projects set archived_at = now() where id = $1', [
      cast.project,
    ]);
    await cast.database.query('update vendors set archived_at = now() where id = $1', [vendor]);
    await cast.database.query(
      `update memberships set valid_to = now() - interval '1 second' where person_id = $1`,
      [cast.supervisor.personId],
    );
    expect(await record(cast.supervisor, order)).toEqual({
      verdict: 'applied',
      number,
      label: 'submitted',
      flags: ['over_limit', 'over_budget', 'insurance_expired', 'project_archived', 'right_lost'],
    });
  });

  test('may lack a price, which it gets before it is approved', async () => {
    const device = randomUUID();
    const [number = ''] = await reserve(cast.supervisor, device);
    const id = randomUUID();
    await record(cast.supervisor, counterOrder(number, device, { lines: [lineOf(0)] }), id);
    expect(await decide(cast, cast.admin, { id, version: await versionOf(id) })).toMatchObject({
      reason: 'invalid_input',
      detail: 'lines.1.price',
    });
    const draft = await saveOrder(
      cast,
      cast.supervisor,
      { lines: [lineOf(5)] },
      { id, version: await versionOf(id) },
    );
    expect(await submit(cast, cast.supervisor, draft)).toMatchObject({
      verdict: 'applied',
      number,
    });
  });

  test.each([
    ['number', { number: 'PO-2026-9999' }],

    ['device_id', { device_id: 'x' }],
    ['ordered_at', { ordered_at: 'yesterday' }],
    ['order', { order: null }],
    ['files', { files: [{}] }],
    ['lines', { order: orderForm({ lines: [] }) }],
    ['lines.1.quantity', { order: orderForm({ lines: [lineOf(1, { quantity: 0 })] }) }],
  ])('names %s that no app sends', async (detail, facts) => {
    const device = randomUUID();
    const [number = ''] = await reserve(cast.supervisor, device);
    const answer = await record(cast.supervisor, { ...counterOrder(number, device), ...facts });
    expect(answer).toMatchObject({ reason: 'invalid_input', detail });
  });

  test('takes no number of another device or person', async () => {
    const device = randomUUID();
    const [number = ''] = await reserve(cast.supervisor, device);
    for (const [person, its] of [
      [cast.supervisor, randomUUID()],
      [cast.otherSupervisor, device],
      [cast.foreign.admin, device],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await record(person, counterOrder(number, its))).toMatchObject({ detail: 'number' });
    }
  });
});

const versionOf = async (id: string): Promise<number> => {
  const [row] = await cast.database.query<{ version: number }>(
    'select version from purchase_orders where id = $1',
    [id],
  );
  return row?.version ?? 0;
};

describe('a request', () => {
  const request = (facts: object = {}) => ({
    v: 1,
    what: 'Two boxes of deck screws',
    quantity: '2',
    project_id: cast.project,
    needed_by: null,
    same_as_id: null,
    requested_at: '2026-01-05T14:20:31.000Z',
    files: [],
    ...facts,
  });
  const send = (person: Person, facts: object = {}, id: string = randomUUID()) =>
    ask(cast, person, 'record_order_request($1, $2)', [id, request(facts)]);
  const listed = async (person: Person, filters: object = {}) => {
    const answer = await ask(cast, person, 'list_order_requests($1)', [filters]);
    return answer['requests'];
  };

  test('is refused where the company doesn’t take them, and names what is wrong', async () => {
    for (const [detail, facts] of [
      ['what', { what: '' }],
      ['project_id', { project_id: cast.otherProject }],
      ['same_as_id', { same_as_id: randomUUID() }],
      ['files', { files: 'x' }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await send(cast.employee, facts)).toMatchObject({ reason: 'invalid_input', detail });
    }
    await saveSettings(cast, { requests_enabled: false });
    expect(await send(cast.employee)).toMatchObject({ reason: 'not_allowed' });
    expect(await send(cast.supervisor)).toMatchObject({ verdict: 'applied' });
  });

  test('is read by whoever asked and the buyers of its project, and becomes an order', async () => {
    const id: string = randomUUID();
    await applied(send(cast.employee, {}, id));
    expect(await send(cast.employee, {}, id)).toMatchObject({ verdict: 'replayed' });
    expect(await send(cast.employee, { what: 'Other' }, id)).toMatchObject({
      reason: 'other_payload',
    });
    expect(await listed(cast.employee)).toMatchObject([{ id, state: 'open', may_settle: false }]);
    expect(await listed(cast.supervisor)).toMatchObject([{ id, may_settle: true }]);
    for (const person of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await listed(person)).toEqual([]);
    }
    const order: string = randomUUID();
    const save = (person: Person) =>
      ask(cast, person, 'save_order($1, $2, null, $3)', [order, orderForm(), `{${id}}`]);
    expect(await save(cast.otherSupervisor)).toMatchObject({ detail: 'request_ids' });
    await applied(save(cast.supervisor));
    expect(await listed(cast.employee)).toMatchObject([{ state: 'ordered', order: { id: order } }]);
    expect(
      orderPageSchema.parse(await ask(cast, cast.supervisor, 'order_page($1)', [order])),
    ).toMatchObject({ requester: { person_id: cast.employee.personId } });
    expect(await ask(cast, cast.employee, 'withdraw_order_request($1, 2)', [id])).toMatchObject({
      reason: 'wrong_state',
    });
  });

  test('is declined with a reason or withdrawn by whoever asked', async () => {
    const [first, second]: string[] = [randomUUID(), randomUUID()];
    await applied(send(cast.employee, {}, first));
    await applied(send(cast.employee, { same_as_id: first }, second));
    const decline = (person: Person, reason: string | null) =>
      ask(cast, person, 'decline_order_request($1, 1, $2)', [first ?? '', reason]);
    expect(await decline(cast.employee, 'x')).toMatchObject({ reason: 'not_allowed' });
    expect(await decline(cast.otherSupervisor, 'x')).toMatchObject({ reason: 'not_found' });
    expect(await decline(cast.supervisor, null)).toMatchObject({ detail: 'reason' });
    await applied(decline(cast.supervisor, 'In stock'));
    const withdraw = (person: Person) =>
      ask(cast, person, 'withdraw_order_request($1, 1)', [second ?? '']);
    expect(await withdraw(cast.supervisor)).toMatchObject({ reason: 'not_found' });
    await applied(withdraw(cast.employee));
    expect(await listed(cast.employee, { state: 'declined' })).toMatchObject([
      { reason: 'In stock' },
    ]);
  });
});
