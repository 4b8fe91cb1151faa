import {
  type OrderCheck,
  type OrderCursor,
  type OrderForm,
  type OrderView,
  orderCheckSchema,
  orderListSchema,
  orderPageSchema,
  type OrderRow,
  orderSpendSchema,
  type ReadOrder,
  readOrderSchema,
  type SpendGroup,
} from '@muster/contract/purchase-orders';
import { requestListSchema } from '@muster/contract/order-requests';
import type * as z from 'zod/mini';
import type { Api } from '../../data/client/api.ts';
import { type Accepted, okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';
import { ordersSubject } from './orders-key.ts';

const [foundOrdersSchema] = orderListSchema.def.options;
const [foundRequestsSchema] = requestListSchema.def.options;
const [spendSchema] = orderSpendSchema.def.options;
export type FoundOrders = z.infer<typeof foundOrdersSchema>;
export type FoundRequests = z.infer<typeof foundRequestsSchema>;
export type FoundSpend = z.infer<typeof spendSchema>;

export type OrderFilter = {
  readonly q?: string;
  readonly view?: OrderView;
  readonly label?: string;
  readonly vendor_id?: string;
  readonly project_id?: string;
  readonly cost_code_id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly own_approval?: boolean;
};

/** Throws `DataError`. */
async function fetchOrders(
  api: Api,
  filters: OrderFilter,
  after: OrderCursor | null,
): Promise<FoundOrders> {
  return okOrThrow(await api.rpc('list_orders', { filters, after }, orderListSchema));
}

/** The orders that match a search, newest first. */
export const orderList: CursorQuery<OrderRow, OrderFilter, FoundOrders> = {
  subject: ordersSubject,
  fetch: (api, filters, after) =>
    fetchOrders(api, filters, after === null ? null : JSON.parse(after)),
  schema: foundOrdersSchema,
  rowsOf: ({ orders }) => orders,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};

/** Queries the newest orders of a view; kept on the device. */
export function orderViewQuery(userId: string, view: OrderView): SnapshotQuery<FoundOrders> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'view', view),
    fetch: (api) => fetchOrders(api, { view }, null),
    schema: foundOrdersSchema,
  };
}

export function orderPageQuery(userId: string, orderId: string): SnapshotQuery<ReadOrder> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'page', orderId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('order_page', { order_id: orderId }, orderPageSchema)),
    schema: readOrderSchema,
  };
}

/** Queries the open requests, or the reader's own. */
export function requestsQuery(
  userId: string,
  which: 'open' | 'mine',
): SnapshotQuery<FoundRequests> {
  const filters = which === 'mine' ? { mine: true } : { state: 'open' };
  return {
    queryKey: queryKey(userId, ordersSubject, 'requests', which),
    fetch: async (api) =>
      okOrThrow(await api.rpc('list_order_requests', { filters, after: null }, requestListSchema)),
    schema: foundRequestsSchema,
  };
}

export function spendQuery(
  userId: string,
  group: SpendGroup,
  filters: OrderFilter,
): SnapshotQuery<FoundSpend> {
  return {
    queryKey: queryKey(userId, ordersSubject, 'spend', group, JSON.stringify(filters)),
    fetch: async (api) =>
      okOrThrow(await api.rpc('order_spend', { group_by: group, filters }, orderSpendSchema)),
    schema: spendSchema,
  };
}

/**
 * Returns the server's check of an order while it is typed, or null while it isn't complete enough. Throws `DataError`.
 */
export async function checkOrder(
  api: Api,
  orderId: string,
  order: OrderForm,
): Promise<Accepted<OrderCheck>> {
  return okOrThrow(
    await api.rpc('check_order', { order_id: orderId, entry: order }, orderCheckSchema),
  );
}
