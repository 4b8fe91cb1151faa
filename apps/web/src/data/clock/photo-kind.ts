import type { OutboxKind } from '../outbox/kind.ts';
import { createPhotoSender, photoItemKind, type PhotoPayload } from './photo-sender.ts';

type KeptPhoto = {
  readonly id: string;
  /** Of the punch that names it. */
  readonly payloadVersion: number;
  readonly photo: PhotoPayload;
};

/** The picture of a punch, kept before the punch and under its causal key. */
export const photoKind: OutboxKind<KeptPhoto> = {
  name: photoItemKind,
  toItem: ({ id, payloadVersion, photo }, { userId, personId }) => ({
    id,
    kind: photoItemKind,
    userId,
    personId,
    causalKey: `person:${personId}`,
    payloadVersion,
    payload: () => photo,
  }),
  createSender: createPhotoSender,
};
