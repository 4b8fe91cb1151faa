import { addedPhotosSchema } from '@muster/contract/added-photos';
import * as z from 'zod/mini';
import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';

const payloadSchema = z.extend(addedPhotosSchema, {
  project_id: z.uuid(),
  caption: z.nullable(z.string()),
});

/** Declares photos; their bytes are sent after them. */
export function sendAlbumPhotos(
  server: OutboxServer,
  item: OutboxItem,
  call: SenderCall,
): Promise<CallOutcome> {
  const { project_id, caption, ...photos } = payloadSchema.parse(item.payload);
  const files = (item.files ?? []).map(({ id, mimeType, size, sha256 }) => ({
    id,
    mime_type: mimeType,
    size,
    sha256,
    caption,
  }));
  const parameters = { project_id, photos: { ...photos, files } };
  return sendForVerdict(server, item.id, 'add_project_photos', parameters, call);
}
