import { lazyKind } from '../outbox/lazy-kind.ts';
import { purchaseItemKind } from './purchase-item-kind.ts';
import type { PurchasePayload } from './purchase-item.ts';

/** An order placed at a counter, or a request. Each has its own causal key: none waits for another. */
export const purchaseKind = lazyKind<PurchasePayload>(
  purchaseItemKind,
  () => import('./send-purchase.ts'),
);
