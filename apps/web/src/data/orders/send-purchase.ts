import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import { declaredFiles } from '../outbox/declared-files.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { purchaseOf } from './purchase-item.ts';

/** The name of each function's main parameter. */
const saidNames = {
  record_counter_order: 'counter_order',
  record_order_request: 'request',
  record_receipt: 'receipt',
} as const;

/**
 * Submits an order placed at a counter, a request or a receipt; the server identifies each by the item's id.
 */
export function send(
  server: OutboxServer,
  item: OutboxItem,
  call: SenderCall,
): Promise<CallOutcome> {
  const purchase = purchaseOf(item);
  if (purchase === null) throw new Error('This is no purchase');
  const said = { ...purchase.said, files: declaredFiles(item) };
  const parameters = { id: item.id, [saidNames[purchase.call]]: said };
  return sendForVerdict(server, item.id, purchase.call, parameters, call);
}
