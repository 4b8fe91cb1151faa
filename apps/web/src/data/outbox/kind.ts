import type { OutboxServer } from '../client/outbox-call.ts';
import type { OutboxDraft } from './outbox-draft.ts';
import type { Sender } from './sender.ts';
import type { Upload } from '../files/upload.ts';

/**
 * One kind of item: how a draft becomes an item and how the item is sent. The outbox knows none of
 * them; `data/outbox-kinds.ts` registers them all.
 */
export type OutboxKind<Draft> = {
  /** Never changes: it is kept on devices. */
  readonly name: string;
  readonly toItem: (draft: Draft, author: Author) => OutboxDraft;
  readonly createSender: (server: OutboxServer) => Sender;
  /** Where its files do not go by the session of whoever made it. */
  readonly upload?: Upload;
};

/** Whose session sends the item, and who made it. */
type Author = { readonly userId: string; readonly personId: string };
