import type { SavedJsa } from '@muster/contract/jsa';
import { codeInTime } from '../clock/code-in-time.ts';
import type { FileDraft } from '../outbox/outbox-draft.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { savedJsaKind, type SavedJsaPayload } from './saved-jsa-item.ts';

/** Same as the contract's `savedJsaVersion`, whose schemas are loaded with the code that sends. */
const payloadVersion = 1;

type MadeJsa = {
  /** Id of this save; sent twice, it still makes one version. */
  readonly saveId: string;
  readonly jsaId: string;
  readonly saved: SavedJsa;
  readonly files?: readonly FileDraft[];
};

/** A JSA document to save. Later acts on the JSA wait behind it. */
export const savedJsaOutboxKind: OutboxKind<MadeJsa> = {
  name: savedJsaKind,
  toItem: ({ saveId, jsaId, saved, files }, { userId, personId }) => ({
    id: saveId,
    kind: savedJsaKind,
    userId,
    personId,
    // Same as the contract's `jsaCausalKey`.
    causalKey: `jsa:${jsaId}`,
    payloadVersion,
    ...(files !== undefined && { files }),
    payload: () => ({ v: payloadVersion, jsa_id: jsaId, saved }) satisfies SavedJsaPayload,
  }),
  upload: async (server, file, call) => {
    const module = await codeInTime(() => import('./upload-clip.ts'), call.signal);
    return module === null ? unreachable : module.uploadClip(server, file, call);
  },
  createSender: (server) => ({
    kind: savedJsaKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-saved-jsa.ts'), call.signal);
      return module === null ? unreachable : module.sendSavedJsa(server, item, call);
    },
  }),
};
