import { verdictSchema } from '@muster/contract/verdict';
import type { callForOutbox } from '../client/outbox-call.ts';
import type { CallOutcome } from '../outbox/sender.ts';

/** What the outbox makes of a function's verdict about the one item that was sent. */
export function outcomeOfVerdict(
  id: string,
  outcome: Awaited<ReturnType<typeof callForOutbox>>,
): CallOutcome {
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
