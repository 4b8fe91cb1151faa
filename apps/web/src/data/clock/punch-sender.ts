import { punchVerdicts } from '@muster/contract';
import * as z from 'zod/mini';
import type { OutboxCall } from '../client/outbox-call.ts';
import type { ItemVerdict } from '../outbox/item.ts';
import type { Sender } from '../outbox/sender.ts';

export const punchItemKind = 'punch';

/** What `record_punches` said of a punch, as the outbox keeps it. */
export const punchAnswerSchema = z.object({
  /** Null for an item so malformed that the server cannot tell its id. */
  id: z.nullable(z.string()),
  verdict: z.enum(punchVerdicts),
  first_verdict: z.nullable(z.enum(punchVerdicts)),
  flags: z.array(z.string()),
  reason: z.nullable(z.string()),
  occurred_at: z.nullable(z.string()),
  entry_id: z.nullable(z.string()),
});
type KeptPunchAnswer = z.infer<typeof punchAnswerSchema>;

const answerSchema = z.object({ answers: z.array(punchAnswerSchema) });

/**
 * Some 30 KB: through within a call's deadline on the worst line that carries anything, and far from
 * the 500 punches that the server takes.
 */
const maxBatch = 50;

/** Sends punches to `record_punches`, those of several people in one call, each person's in order. */
export function createPunchSender(call: OutboxCall): Sender {
  return {
    kind: punchItemKind,
    maxBatch,
    send: async (items, senderCall) => {
      const batch = items.map((item) => item.payload);
      const outcome = await call('record_punches', { batch }, senderCall);
      if (outcome.kind !== 'answered') return outcome;
      const answer = answerSchema.safeParse(outcome.data);
      // Not what our server says: something in between answered, or it is much newer than we are.
      if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
      // Answers come in the order of the batch.
      const verdicts = answer.data.answers.map((one, index) =>
        answerToVerdict(one.id ?? items[index]?.id ?? '', one),
      );
      return { kind: 'answered', verdicts };
    },
  };
}

function answerToVerdict(id: string, answer: KeptPunchAnswer): ItemVerdict {
  const verdict = answer.verdict === 'replayed' ? answer.first_verdict : answer.verdict;
  return verdict === 'refused' || verdict === 'conflict'
    ? { id, result: 'attention', code: answer.reason ?? verdict, answer }
    : { id, result: 'done', answer };
}
