import type { OutboxServer } from '../client/outbox-call.ts';
import type { OutboxDraft } from './outbox-draft.ts';
import type { Sender } from './sender.ts';
import type { Upload } from '../files/upload.ts';

/**
 * One kind of item: how a draft becomes an item, and how the item is sent. The outbox itself knows no kind;
 * `data/outbox-kinds.ts` registers them all.
 */
export type OutboxKind<Draft> = {
  /** Never changes: it is stored on devices. */
  readonly name: string;
  readonly toItem: (draft: Draft, author: Author) => OutboxDraft;
  readonly createSender: (server: OutboxServer) => Sender;
  /** Set if its files are not uploaded with their author's session. */
  readonly upload?: Upload;
};

/** The user whose session sends the item, and the person who made it. */
type Author = { readonly userId: string; readonly personId: string };
