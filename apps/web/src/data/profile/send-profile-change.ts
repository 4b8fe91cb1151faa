import { verdictSchema } from '@muster/contract/verdict';
import { callForOutbox, type OutboxServer, requestForOutbox } from '../client/outbox-call.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { photoBucket, profilePayloadSchema } from './profile-change.ts';

/** One change to `save_my_profile`, which knows it again by the item's id. */
export async function sendProfileChange(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const { made_at, changes, replaces } = profilePayloadSchema.parse(item.payload);
  const parameters = { change_id: id, made_at, changes };
  const outcome = await callForOutbox(server, 'save_my_profile', parameters, call);
  if (outcome.kind !== 'answered') return outcome;
  const answer = verdictSchema.safeParse(outcome.data);
  // Not what our server says: something in between answered, or it is much newer than we are.
  if (!answer.success) return { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
  if (answer.data.verdict === 'applied' && replaces != null) {
    // The server removes it in 30 days where this fails.
    const path = `/storage/v1/object/${photoBucket}`;
    const body = JSON.stringify({ prefixes: [replaces] });
    await requestForOutbox(server, path, body, 'application/json', call, 'DELETE');
  }
  const verdict =
    answer.data.verdict === 'refused'
      ? ({ id, result: 'attention', code: answer.data.reason, answer: answer.data } as const)
      : ({ id, result: 'done', answer: null } as const);
  return { kind: 'answered', verdicts: [verdict] };
}
