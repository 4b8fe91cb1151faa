import type { OutboxServer } from '../client/outbox-call.ts';
import { type Sender, unreachable } from '../outbox/sender.ts';
import { codeInTime } from './code-in-time.ts';

export const photoItemKind = 'punch_photo';

/** Sends pictures that an older app kept as text to the bucket `punch-photos`, one by one. */
export function createPhotoSender(server: OutboxServer): Sender {
  return {
    kind: photoItemKind,
    maxBatch: 1,
    // A wage does not wait for a picture that does not get through.
    stepsAside: true,
    send: async ([item], call) => {
      // Only a device with a kiosk ever has one: its code stays out of everyone's first load.
      const module = await codeInTime(() => import('./send-photo.ts'), call.signal);
      return module === null ? unreachable : module.sendPhoto(server, item, call);
    },
  };
}
