import { refusalSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { keptChangeOf, type KeptChangePayload } from './kept-change.ts';

const answerSchema = z.union([
  z.object({ verdict: z.enum(['applied', 'replayed']) }),
  // How a punch was decided by someone else.
  z.extend(refusalSchema, { state: z.optional(z.string()) }),
]);

/** Makes a kept change. */
export async function send(
  server: OutboxServer,
  item: OutboxItem,
  call: SenderCall,
): Promise<CallOutcome> {
  const kept = keptChangeOf(item);
  if (kept === null) throw new Error('This is no kept change');
  const { change, v, parameters, follows } = kept;
  const request = { request_id: item.id, change, v, parameters, follows };
  const outcome = await sendForVerdict(
    server,
    item.id,
    'apply_kept_change',
    request,
    call,
    answerSchema,
  );
  if (outcome.kind !== 'answered') return outcome;
  return {
    kind: 'answered',
    verdicts: outcome.verdicts.map((verdict) =>
      verdict.result === 'attention' && isDecidedSo(kept, verdict.answer)
        ? { id: item.id, result: 'done', answer: null }
        : verdict,
    ),
  };
}

/** True when others gave the same answer: punches that wait as one entry are answered together. */
function isDecidedSo({ change, parameters }: KeptChangePayload, answer: unknown): boolean {
  const refused = answerSchema.safeParse(answer);
  if (change !== 'decide_item' || !refused.success || refused.data.verdict !== 'refused') {
    return false;
  }
  const { reason, state } = refused.data;
  const mine = parameters['decision'] === 'reject' ? 'rejected' : 'accepted';
  return reason === 'already_decided' && state === mine;
}
