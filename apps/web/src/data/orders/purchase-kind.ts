import { lazyKind } from '../outbox/lazy-kind.ts';
import { purchaseItemKind } from './purchase-item-kind.ts';
import type { PurchasePayload } from './purchase-item.ts';

/** An order placed at a counter, a request or a receipt. Each has its own causal key: none waits for another. */
export const purchaseKind = lazyKind<PurchasePayload>(
  purchaseItemKind,
  () => import('./send-purchase.ts'),
);
