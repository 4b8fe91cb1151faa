import type { OrderForm } from '@muster/contract/purchase-orders';
import * as z from 'zod/mini';
import type { OutboxItem } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { purchaseOf } from '../../../data/orders/purchase-item.ts';

export type KeptOrder = {
  readonly item: OutboxItem;
  readonly number: string;
  readonly orderedAt: string;
  readonly order: OrderForm;
};

const saidSchema = z.object({
  number: z.string(),
  ordered_at: z.string(),
  order: z.custom<OrderForm>((value) => typeof value === 'object' && value !== null),
});

/** The order at a counter in an item; null for anything else. */
export function keptOrderOf(item: OutboxItem): KeptOrder | null {
  const purchase = purchaseOf(item);
  if (purchase?.call !== 'record_counter_order') return null;
  const said = saidSchema.safeParse(purchase.said);
  if (!said.success) return null;
  const { number, ordered_at: orderedAt, order } = said.data;
  return { item, number, orderedAt, order };
}

/** The order that this device stores or has just sent; null if there is none with that id. */
export function useKeptOrder(orderId: string): KeptOrder | null {
  const { items } = useOutbox();
  const item = items.find(({ id }) => id === orderId);
  return item === undefined ? null : keptOrderOf(item);
}
