import { type QueryKey, queryKey } from '../../data/query/keys.ts';

/** Every query that a change of an order, a request or a vendor makes stale begins with it. */
export const ordersSubject = 'orders';

export function ordersKey(userId: string): QueryKey {
  return queryKey(userId, ordersSubject);
}
