import * as z from 'zod/mini';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
import type { ItemVerdict, OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { type KeptPunchAnswer, punchAnswerSchema } from './punch-answer.ts';

const answerSchema = z.object({ answers: z.array(punchAnswerSchema) });

/** Sends punches to `record_punches`: several people's in one call, each person's in order. */
export async function sendPunches(
  server: OutboxServer,
  items: readonly OutboxItem[],
  call: SenderCall,
): Promise<CallOutcome> {
  const batch = items.map((item) => item.payload);
  const outcome = await callForOutbox(server, 'record_punches', { batch }, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = answerSchema.safeParse(outcome.data);
  // This isn't our server's format: either something in between answered, or the server is much newer than this app.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  // Answers are in the order of the batch.
  const verdicts = answer.data.answers.map((one, index) =>
    answerToVerdict(one.id ?? items[index]?.id ?? '', one),
  );
  return { kind: 'answered', verdicts };
}

function answerToVerdict(id: string, answer: KeptPunchAnswer): ItemVerdict {
  const verdict = answer.verdict === 'replayed' ? answer.first_verdict : answer.verdict;
  return verdict === 'refused' || verdict === 'conflict'
    ? { id, result: 'attention', code: answer.reason ?? verdict, answer }
    : { id, result: 'done', answer };
}
