import * as z from 'zod/mini';
import { type OutboxServer, requestForOutbox } from '../client/outbox-call.ts';
import { refusedFile, stored } from '../files/storage-outcome.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

const storedSchema = z.object({ Key: z.string() });
const payloadSchema = z.object({ path: z.string(), type: z.string(), base64: z.string() });

/**
 * Sends one picture that an older app stored as text to the bucket. A refusal by the server is returned as a verdict,
 * which blocks nothing: the punch must not wait for a picture that will never be accepted.
 */
export async function sendPhoto(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const payload = payloadSchema.parse(item.payload);
  const bytes = Uint8Array.from(atob(payload.base64), (char) => char.charCodeAt(0));
  const path = `/storage/v1/object/punch-photos/${payload.path}`;
  const outcome = await requestForOutbox(server, path, new Blob([bytes]), payload.type, call);
  if (outcome.kind === 'refused') return refusedFile(id, outcome);
  if (outcome.kind !== 'answered') return outcome;
  // Something else may answer in the server's place, so the picture is kept until the bucket names it.
  const isThere = storedSchema.safeParse(outcome.data).data?.Key === `punch-photos/${payload.path}`;
  return isThere ? stored(id) : { kind: 'missed', failure: 'unanswered', retryAfterMs: null };
}
