import { randomUUID } from 'node:crypto';
import {
  type ChangeOrderPage,
  changeOrderAnswerSchema,
  type ChangeOrders,
  changeOrderListSchema,
  changeOrderVerdictSchema,
} from '../../../packages/contract/src/change-orders.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import type { Cast } from './cast.ts';
import { call, lineOf } from './costs.ts';

/** A price of 1,200.00 and a cost of 900.00, in two lines. */
export function changeOrderFacts(cast: Cast, change: object = {}) {
  return {
    title: 'Deeper footing',
    scope: 'Dig out and pour the footing two feet deeper.',
    price: 120_000,
    lines: [
      lineOf(cast, { amount: 60_000, hours: 16_000 }),
      lineOf(cast, { cost_type: 'M', amount: 30_000 }),
    ].map(({ unit: _unit, ...line }) => line),
    ticket_ids: [],
    ...change,
  };
}

export function saveChangeOrder(
  cast: Cast,
  facts: object = changeOrderFacts(cast),
  {
    id = randomUUID(),
    version = 0,
    caller = cast.admin.caller,
  }: { readonly id?: string; readonly version?: number; readonly caller?: TestCaller } = {},
) {
  return call(
    cast,
    'save_change_order($1, $2, $3::integer, $4)',
    [id, cast.project, String(version), JSON.stringify(facts)],
    caller,
  );
}

/** A new draft; throws where it is refused. */
export async function draftChangeOrder(cast: Cast, change: object = {}): Promise<string> {
  const id = randomUUID();
  const answer = changeOrderVerdictSchema.parse(
    await saveChangeOrder(cast, changeOrderFacts(cast, change), { id }),
  );
  if (answer.verdict !== 'applied') throw new Error(JSON.stringify(answer));
  return id;
}

export function act(
  cast: Cast,
  id: string,
  version: number,
  name: 'send' | 'reopen' | 'decide' | 'void',
  rest: unknown = null,
  caller = cast.admin.caller,
) {
  const given = typeof rest === 'string' ? rest : JSON.stringify(rest);
  switch (name) {
    case 'send': {
      const sql = 'send_change_order($1, $2, $3::integer, $4)';
      return call(cast, sql, [randomUUID(), id, String(version), given], caller);
    }
    case 'reopen':
      return call(cast, 'reopen_change_order($1, $2::integer)', [id, String(version)], caller);
    case 'decide':
    case 'void': {
      const sql = `${name}_change_order($1, $2::integer, $3)`;
      return call(cast, sql, [id, String(version), given], caller);
    }
  }
}

export async function readChangeOrder(cast: Cast, id: string): Promise<ChangeOrderPage> {
  const answer = changeOrderAnswerSchema.parse(await call(cast, 'read_change_order($1)', [id]));
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}

export async function listChangeOrders(cast: Cast): Promise<ChangeOrders> {
  const answer = changeOrderListSchema.parse(
    await call(cast, 'list_change_orders($1)', [cast.project]),
  );
  if (answer.verdict !== 'ok') throw new Error(answer.reason);
  return answer;
}
