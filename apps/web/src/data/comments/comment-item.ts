import * as s from '@muster/contract/shape';
import type { OutboxItem } from '../outbox/item.ts';
import { commentItemKind } from './comment-name.ts';

/** A record that takes comments, by its registered kind and its id. */
export type RecordRef = { readonly kind: string; readonly id: string };

/** A comment as it is stored; its files are declared on the item. */
const payloadSchema = s.object({
  v: s.number,
  record_kind: s.string,
  record_id: s.string,
  body: s.nullable(s.string),
  mentions: s.array(s.string),
  captions: s.array(s.nullable(s.string)),
  made_at: s.string,
});
export type CommentPayload = s.Shaped<typeof payloadSchema>;

/** Returns the comment in an item of this kind; null for items of other kinds. */
export function commentOf({ kind, payload }: Pick<OutboxItem, 'kind' | 'payload'>) {
  if (kind !== commentItemKind) return null;
  const read = payloadSchema.safeParse(payload);
  return read.success ? read.data : null;
}

/**
 * Returns the comments stored on the device that the server's answer, whose comments are `known`, does not
 * contain yet. Refused ones are left out.
 */
export function pendingComments(
  items: readonly OutboxItem[],
  record: RecordRef,
  known: ReadonlySet<string>,
): readonly { readonly item: OutboxItem; readonly comment: CommentPayload }[] {
  return items.flatMap((item) => {
    const comment = commentOf(item);
    const isOfRecord = comment?.record_kind === record.kind && comment.record_id === record.id;
    const isRefused = item.progress.state === 'attention' && item.progress.reason.by === 'verdict';
    return comment !== null && isOfRecord && !isRefused && !known.has(item.id)
      ? [{ item, comment }]
      : [];
  });
}
