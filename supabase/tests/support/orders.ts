import { randomUUID } from 'node:crypto';
import type { OrderForm, OrderLineForm } from '../../../packages/contract/src/purchase-orders.ts';
import type { VendorForm } from '../../../packages/contract/src/vendors.ts';
import type { Cast, Person } from './cast.ts';
import { callJson, type Answer } from './hazards.ts';

/** Vendors and orders as people's devices send them. */
export const vendorForm = (facts: Partial<VendorForm> = {}): VendorForm => ({
  name: 'Rocky Mountain Supply',
  account_number: null,
  mail: 'orders@rocky.test',
  phone: null,
  address: null,
  terms_days: 30,
  contacts: [],
  note: null,
  ...facts,
});

export const orderLine = (facts: Partial<OrderLineForm> = {}): OrderLineForm => ({
  id: randomUUID(),
  description: 'Copper wire 12 AWG',
  item_number: null,
  quantity: 1000,
  unit: 'roll',
  price: 1_000_000,
  price_unit: null,
  price_factor: 1000,
  tax_rate: 0,
  cost_code_id: null,
  cost_type: null,
  ...facts,
});

/** A line of a quantity of one that comes to an amount. */
export const lineOf = (cents: number, facts: Partial<OrderLineForm> = {}): OrderLineForm =>
  orderLine({ price: cents * 100, ...facts });

export const orderForm = (facts: Partial<OrderForm> = {}): OrderForm => ({
  vendor_id: null,
  vendor_name: 'Counter Supply',
  project_id: null,
  ship_to: null,
  needed_by: null,
  discount_cents: 0,
  freight_cents: 0,
  vendor_note: null,
  note: null,
  lines: [orderLine()],
  ...facts,
});

export const ask = (
  cast: Cast,
  person: Person,
  sql: string,
  parameters: readonly (string | number | null | object)[] = [],
): Promise<Answer> => callJson(cast.database, person.caller, sql, parameters);

export async function saveVendor(
  cast: Cast,
  person: Person,
  facts: Partial<VendorForm> = {},
): Promise<string> {
  const id = randomUUID();
  await applied(ask(cast, person, 'save_vendor($1, $2)', [id, vendorForm(facts)]));
  return id;
}

export type Order = { readonly id: string; readonly version: number };

export async function saveOrder(
  cast: Cast,
  person: Person,
  facts: Partial<OrderForm> = {},
  held?: Order,
): Promise<Order> {
  const id = held?.id ?? randomUUID();
  const answer = await applied(
    ask(cast, person, 'save_order($1, $2, $3)', [id, orderForm(facts), held?.version ?? null]),
  );
  return { id, version: Number(answer['version']) };
}

export const submit = (
  cast: Cast,
  person: Person,
  order: Order,
  reason: string | null = null,
  request = randomUUID(),
): Promise<Answer> =>
  ask(cast, person, 'submit_order($1, $2, $3, $4)', [request, order.id, order.version, reason]);

export const decide = (
  cast: Cast,
  person: Person,
  order: Order,
  decision = 'approve',
  facts: { readonly reason?: string; readonly override?: string } = {},
): Promise<Answer> =>
  ask(cast, person, 'decide_order($1, $2, $3, $4, $5, $6)', [
    randomUUID(),
    order.id,
    order.version,
    decision,
    facts.reason ?? null,
    facts.override ?? null,
  ]);

/** An order that its author has submitted. */
export async function submitted(
  cast: Cast,
  person: Person,
  facts: Partial<OrderForm> = {},
): Promise<Order> {
  const saved = await saveOrder(cast, person, facts);
  return orderOf(saved, await applied(submit(cast, person, saved)));
}

/** An order that someone has approved. */
export async function approved(
  cast: Cast,
  author: Person,
  approver: Person,
  facts: Partial<OrderForm> = {},
): Promise<Order> {
  const waiting = await submitted(cast, author, facts);
  return orderOf(waiting, await applied(decide(cast, approver, waiting)));
}

export const orderOf = ({ id }: { readonly id: string }, answer: Answer): Order => ({
  id,
  version: Number(answer['version']),
});

export async function applied(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return answer;
}

export async function saveSettings(cast: Cast, facts: object): Promise<void> {
  const read = await ask(cast, cast.admin, 'read_purchasing_settings()');
  const settings = read['settings'];
  await applied(
    ask(cast, cast.admin, 'save_purchasing_settings($1, $2)', [
      { ...(typeof settings === 'object' ? settings : {}), ...facts },
      Number(read['version']),
    ]),
  );
}
