import * as s from '@muster/contract/shape';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import { ordersSubject } from '../orders-key.ts';

/** What Today and the badge say of orders that wait: their whole schema would weigh on every start. */
const foundSchema = s.object({
  orders: s.array(s.object({ author: s.object({ name: s.string }) })),
});
type WaitingOrders = s.Shaped<typeof foundSchema>;

const answerSchema = s.either(
  foundSchema,
  s.object({
    verdict: s.oneOf(['refused']),
    reason: s.string,
    detail: s.optional(s.string),
  }),
);

/** The orders that the reader can approve, by who wrote them. */
export function waitingOrdersQuery(userId: string): SnapshotQuery<WaitingOrders> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'waiting'),
    fetch: async (api) => {
      const asked = { filters: { view: 'to_decide' }, after: null };
      return okOrThrow(await api.rpc('list_orders', asked, answerSchema));
    },
    schema: foundSchema,
  };
}
