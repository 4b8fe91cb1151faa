import type { OutboxRequest } from '../client/outbox-call.ts';
import type { Sender } from '../outbox/sender.ts';

export const photoItemKind = 'punch_photo';

/**
 * A picture on its way, stored before the punch that names it. As text, because an item's second copy
 * and the file that a person can take away are texts too; it is small.
 */
export type PhotoPayload = {
  /** `<company_id>/<photo_id>` in the bucket. */
  readonly path: string;
  readonly type: string;
  readonly base64: string;
};

/** Sends pictures to the bucket `punch-photos`, one by one. */
export function createPhotoSender(request: OutboxRequest): Sender {
  return {
    kind: photoItemKind,
    maxBatch: 1,
    send: async ([item], call) => {
      // Only a device with a kiosk ever has one: its code stays out of everybody's first load.
      const { sendPhoto } = await import('./send-photo.ts');
      return sendPhoto(request, item, call);
    },
  };
}
