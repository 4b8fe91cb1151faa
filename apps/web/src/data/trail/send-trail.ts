import { verdictSchema } from '@muster/contract/verdict';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

/** Points to `record_trail`. What the server doesn't keep concerns no one: it is done with, too. */
export async function sendTrail(
  server: OutboxServer,
  items: readonly OutboxItem[],
  call: SenderCall,
): Promise<CallOutcome> {
  const person = items[0]?.personId ?? '';
  const own = items.filter(({ personId }) => personId === person);
  const points = own.map(({ payload }) => payload);
  const outcome = await callForOutbox(server, 'record_trail', { person, points }, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = verdictSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  return {
    kind: 'answered',
    verdicts: own.map(({ id }) => ({ id, result: 'done', answer: null }) as const),
  };
}
