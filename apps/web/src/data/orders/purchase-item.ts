import * as s from '@muster/contract/shape';
import type { OutboxItem } from '../outbox/item.ts';
import { purchaseItemKind } from './purchase-item-kind.ts';

export const purchaseItemVersion = 1;

/** An order, request or receipt that may be entered without a network; its files are declared on the item. */
const payloadShape = s.object({
  v: s.int,
  call: s.oneOf(['record_counter_order', 'record_order_request', 'record_receipt']),
  /** The function's parameters except the id and the files. */
  said: s.record,
  /** Title for lists: the number of an order, the requested items, or a receipt's total. */
  title: s.string,
});
export type PurchasePayload = s.Shaped<typeof payloadShape>;

/** The order, request or receipt in an item; null for items of other kinds. */
export function purchaseOf({
  kind,
  payload,
}: Pick<OutboxItem, 'kind' | 'payload'>): PurchasePayload | null {
  if (kind !== purchaseItemKind) return null;
  const read = payloadShape.safeParse(payload);
  return read.success ? read.data : null;
}
