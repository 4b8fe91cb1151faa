import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import { declaredFiles } from '../outbox/declared-files.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { purchaseOf } from './purchase-item.ts';

/** Hands in an order that was placed at a counter, or a request; the server knows both by the item's id. */
export function send(
  server: OutboxServer,
  item: OutboxItem,
  call: SenderCall,
): Promise<CallOutcome> {
  const purchase = purchaseOf(item);
  if (purchase === null) throw new Error('This is no purchase');
  const said = { ...purchase.said, files: declaredFiles(item) };
  const name = purchase.call === 'record_counter_order' ? 'counter_order' : 'request';
  return sendForVerdict(server, item.id, purchase.call, { id: item.id, [name]: said }, call);
}
