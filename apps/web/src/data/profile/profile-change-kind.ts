import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import {
  photoBucket,
  type ProfileChanges,
  profileItemKind,
  type ProfilePayload,
  profilePayloadVersion,
} from './profile-change.ts';

export type MadeChange = {
  readonly id: string;
  readonly madeAtMs: number;
  readonly changes: ProfileChanges;
  /** The bytes of a new photo. */
  readonly photo?: Blob;
  readonly replaces?: string | null;
};

/** A change to the user's own profile. It has a causal key of its own, so no punch ever waits behind it. */
export const profileChangeKind: OutboxKind<MadeChange> = {
  name: profileItemKind,
  toItem: ({ id, madeAtMs, changes, photo, replaces = null }, { userId, personId }) => ({
    id,
    kind: profileItemKind,
    userId,
    personId,
    causalKey: `profile:${userId}`,
    payloadVersion: profilePayloadVersion,
    payload: () =>
      ({
        v: profilePayloadVersion,
        made_at: new Date(madeAtMs).toISOString(),
        changes,
        replaces,
      }) satisfies ProfilePayload,
    ...(photo !== undefined &&
      changes.photo_url != null && {
        files: [
          {
            id: fileIdOf(changes.photo_url),
            purpose: 'photo',
            bytes: photo,
            bucket: photoBucket,
            path: changes.photo_url,
          },
        ],
      }),
  }),
  createSender: (server) => ({
    kind: profileItemKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-profile-change.ts'), call.signal);
      return module === null ? unreachable : module.sendProfileChange(server, item, call);
    },
  }),
};

/** A photo's path is `<company>/<person>/<id>.<ending>`. */
function fileIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
}
