import type { OutboxServer } from '../client/outbox-call.ts';
import { sendForVerdict } from '../client/send-for-verdict.ts';
import type { OutboxItem } from '../outbox/item.ts';
import type { CallOutcome, SenderCall } from '../outbox/sender.ts';
import { commentOf } from './comment-item.ts';

/** One comment to `add_comment`, with what its files are; they follow. */
export async function sendComment(
  server: OutboxServer,
  item: OutboxItem | undefined,
  call: SenderCall,
): Promise<CallOutcome> {
  if (item === undefined) return { kind: 'answered', verdicts: [] };
  const { id } = item;
  const comment = commentOf(item);
  if (comment === null) throw new TypeError('A comment that cannot be read');
  const { captions, ...facts } = comment;
  const files = (item.files ?? []).map((file, index) => ({
    id: file.id,
    mime_type: file.mimeType,
    size: file.size,
    sha256: file.sha256,
    caption: captions[index] ?? null,
  }));
  const parameters = { comment_id: id, facts: { ...facts, files } };
  return sendForVerdict(server, id, 'add_comment', parameters, call);
}
