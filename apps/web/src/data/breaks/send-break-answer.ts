import { verdictSchema } from '@muster/contract/verdict';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
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
  const outcome = await callForOutbox(server, 'answer_breaks', parameters, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = verdictSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  const verdict =
    answer.data.verdict === 'refused'
      ? ({ id, result: 'attention', code: answer.data.reason, answer: answer.data } as const)
      : ({ id, result: 'done', answer: null } as const);
  return { kind: 'answered', verdicts: [verdict] };
}
