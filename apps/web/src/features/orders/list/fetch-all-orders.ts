import type { OrderRow } from '@muster/contract/purchase-orders';
import type { Api } from '../../../data/client/api.ts';
import { type OrderFilter, orderList } from '../order-queries.ts';

/** Of fifty rows each: what a spreadsheet is still read with. */
const mostPages = 400;

/** Every order that the filters find, for a file. Throws `DataError`. */
export async function fetchAllOrders(api: Api, filters: OrderFilter): Promise<readonly OrderRow[]> {
  const orders: OrderRow[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const found: Awaited<ReturnType<typeof orderList.fetch>> = await orderList.fetch(
      api,
      filters,
      after,
    );
    orders.push(...found.orders);
    after = orderList.next(found);
    if (after === null) break;
  }
  return orders;
}
