import { type Refused, verdictSchema } from '@muster/contract/verdict';
import type * as z from 'zod/mini';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { callForOutbox, type OutboxServer } from './outbox-call.ts';

type Verdict = { readonly verdict: 'applied' | 'replayed' | 'waits' } | Refused;

/** Sends one item to a database function; its verdict is the item's outcome. Never throws. */
export async function sendForVerdict(
  server: OutboxServer,
  id: string,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  call: SenderCall,
  schema: z.ZodMiniType<Verdict> = verdictSchema,
): Promise<CallOutcome> {
  const outcome = await callForOutbox(server, name, parameters, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = schema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  const verdict =
    answer.data.verdict === 'refused'
      ? ({ id, result: 'attention', code: answer.data.reason, answer: answer.data } as const)
      : ({ id, result: 'done', answer: null } as const);
  return { kind: 'answered', verdicts: [verdict] };
}
