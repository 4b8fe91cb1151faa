import { albumPhotosKind } from './album/album-photos-kind.ts';
import { breakAnswersKind } from './breaks/break-answer-kind.ts';
import { punchKind } from './clock/punch-kind.ts';
import { createPhotoSender, photoItemKind } from './clock/photo-sender.ts';
import { keptChangeOutboxKind } from './changes/kept-change-kind.ts';
import type { OutboxServer } from './client/outbox-call.ts';
import { commentKind } from './comments/comment-kind.ts';
import { createFileSender, type FileStore } from './files/file-sender.ts';
import { savedJsaOutboxKind } from './jsa/saved-jsa-kind.ts';
import { kioskAnswersKind } from './kiosk/kiosk-answer-kind.ts';
import type { OutboxKind } from './outbox/kind.ts';
import type { Sender } from './outbox/sender.ts';
import { jsaActOutboxKind } from './jsa/jsa-act-kind.ts';
import { purchaseKind } from './orders/purchase-kind.ts';
import { profileChangeKind } from './profile/profile-change-kind.ts';
import { reportKind } from './safety/report-kind.ts';
import { stepKind } from './safety/step-kind.ts';
import { trailKind } from './trail/trail-kind.ts';
import {
  ownAvailabilityKind,
  shiftConfirmationKind,
  timeOffRequestKind,
} from './schedule/schedule-kinds.ts';

/** Every kind of item, in the order in which they are sent if several are due: wages come first. */
const kinds: readonly AnyKind[] = [
  punchKind,
  breakAnswersKind,
  kioskAnswersKind,
  // A warning goes before items that no one waits for.
  reportKind,
  stepKind,
  // Work begins once it is signed.
  savedJsaOutboxKind,
  jsaActOutboxKind,
  // Only older apps make these; today's pictures are files of their punch.
  { name: photoItemKind, createSender: createPhotoSender },
  profileChangeKind,
  // Sent before the comments on it.
  purchaseKind,
  commentKind,
  albumPhotosKind,
  shiftConfirmationKind,
  ownAvailabilityKind,
  timeOffRequestKind,
  keptChangeOutboxKind,
  // No one waits for location trails.
  trailKind,
];

/** A kind with any type of change. */
type AnyKind = Pick<OutboxKind<never>, 'name' | 'createSender' | 'upload'>;

/** Returns the senders of the kinds, followed by that of all files. */
export function createSenders(server: OutboxServer, store: FileStore): readonly Sender[] {
  const uploads = kinds.flatMap(({ name, upload }) =>
    upload === undefined ? [] : [[name, upload] as const],
  );
  return [
    ...kinds.map(({ createSender }) => createSender(server)),
    createFileSender(server, store, new Map(uploads)),
  ];
}
