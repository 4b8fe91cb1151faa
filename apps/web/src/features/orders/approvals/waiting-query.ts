import * as s from '@muster/contract/shape';
import type { Api } from '../../../data/client/api.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { ordersSubject } from '../orders-key.ts';

export type WaitingKind = 'orders' | 'receipts' | 'claims';

/** The only part of the lists that Today and the badge need: full schemas would slow down every start. */
type Waiting = {
  /** The name of each item's author, with repeats. */
  readonly names: readonly string[];
};
const waitingSchema = s.object({ names: s.array(s.string) });

const refusedSchema = s.object({
  verdict: s.oneOf(['refused']),
  reason: s.string,
  detail: s.optional(s.string),
});
const person = s.object({ name: s.string });
const ordersSchema = s.either(
  s.object({ orders: s.array(s.object({ author: person })) }),
  refusedSchema,
);
const receiptsSchema = s.either(
  s.object({ receipts: s.array(s.object({ person })) }),
  refusedSchema,
);
const claimsSchema = s.either(s.object({ claims: s.array(s.object({ person })) }), refusedSchema);

const namesOf: Record<WaitingKind, (api: Api) => Promise<readonly string[]>> = {
  orders: async (api) => {
    const asked = { filters: { view: 'to_decide' }, after: null };
    const { orders } = okOrThrow(await api.rpc('list_orders', asked, ordersSchema));
    return orders.map(({ author }) => author.name);
  },
  receipts: async (api) => {
    const asked = { filters: { to_decide: true }, after: null };
    const { receipts } = okOrThrow(await api.rpc('list_receipts', asked, receiptsSchema));
    return receipts.map((receipt) => receipt.person.name);
  },
  claims: async (api) => {
    const asked = { filters: { to_decide: true }, after: null };
    const { claims } = okOrThrow(await api.rpc('list_claims', asked, claimsSchema));
    return claims.map((claim) => claim.person.name);
  },
};

/** Queries the items that wait for the reader's approval. */
export function waitingQuery(userId: string, kind: WaitingKind): SnapshotQuery<Waiting> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'waiting', kind),
    fetch: async (api) => ({ names: await namesOf[kind](api) }),
    schema: waitingSchema,
  };
}
