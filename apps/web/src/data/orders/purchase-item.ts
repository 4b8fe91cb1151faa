import * as s from '@muster/contract/shape';
import type { OutboxItem } from '../outbox/item.ts';
import { purchaseItemKind } from './purchase-item-kind.ts';

export const purchaseItemVersion = 1;

/** What someone orders, asks for or has bought where there may be no network; its files are declared on the item. */
const payloadShape = s.object({
  v: s.int,
  call: s.oneOf(['record_counter_order', 'record_order_request', 'record_receipt']),
  /** What the function takes beside the id, without its files. */
  said: s.record,
  /** In words, for lists: the number of an order, what is asked for, what a receipt comes to. */
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
