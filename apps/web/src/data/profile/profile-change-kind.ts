import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import {
  type ProfileChanges,
  profileItemKind,
  type ProfilePayload,
  profilePayloadVersion,
} from './profile-change.ts';

type MadeChange = {
  readonly id: string;
  readonly madeAtMs: number;
  readonly changes: ProfileChanges;
};

/**
 * A change of one's own profile. Its causal key is its own: whatever becomes of it, no punch waits
 * behind it.
 */
export const profileChangeKind: OutboxKind<MadeChange> = {
  name: profileItemKind,
  toItem: ({ id, madeAtMs, changes }, { userId, personId }) => ({
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
      }) satisfies ProfilePayload,
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
