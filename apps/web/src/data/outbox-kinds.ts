import { punchKind } from './clock/punch-kind.ts';
import { photoKind } from './clock/photo-kind.ts';
import type { OutboxServer } from './client/outbox-call.ts';
import type { Sender } from './outbox/sender.ts';
import { profileChangeKind } from './profile/profile-change-kind.ts';

/** Every kind of item, in the order in which they go where several are due: a wage comes first. */
const kinds = [punchKind, photoKind, profileChangeKind];

export function createSenders(server: OutboxServer): readonly Sender[] {
  return kinds.map(({ createSender }) => createSender(server));
}
