import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { kioskAnswerOf } from './kiosk-answer.ts';

/** One answer to `kiosk_time`, which knows it again by the item's id. */
export async function sendKioskAnswer(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  const said = item === undefined ? null : kioskAnswerOf(item);
  if (item === undefined || said === null) return { kind: 'answered', verdicts: [] };
  const { workday, answers, at, pin_proof } = said;
  const parameters = {
    person_id: item.personId,
    id: item.id,
    at,
    pin_proof,
    act: { kind: 'breaks', workday, answers },
  };
  return sendForVerdict(server, item.id, 'kiosk_time', parameters, call);
}
