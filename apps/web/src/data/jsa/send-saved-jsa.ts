import { savedJsaAnswerSchema, savedJsaSchema } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { callForOutbox, type OutboxServer } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

const payloadSchema = z.object({ jsa_id: z.uuid(), saved: savedJsaSchema });

export async function sendSavedJsa(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const { jsa_id, saved } = payloadSchema.parse(item.payload);
  const parameters = { save_id: id, jsa_id, saved };
  const outcome = await callForOutbox(server, 'save_jsa', parameters, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = savedJsaAnswerSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  const { data } = answer;
  return {
    kind: 'answered',
    verdicts: [
      data.verdict === 'refused'
        ? { id, result: 'attention', code: data.reason, answer: data }
        : { id, result: 'done', answer: data },
    ],
  };
}
