import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { breakAnswerOf } from './break-answer.ts';

/** One answer to `answer_breaks`, which knows it again by the item's id. */
export async function sendBreakAnswer(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  const said = item === undefined ? null : breakAnswerOf(item);
  if (item === undefined || said === null) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const { workday, answers, answered_at } = said;
  const parameters = { id, workday, answers, answered_at };
  return sendForVerdict(server, id, 'answer_breaks', parameters, call);
}
