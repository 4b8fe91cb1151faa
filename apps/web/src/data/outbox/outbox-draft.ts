import type { DeviceNumber } from './store.ts';
export type OutboxDraft = {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly personId: string;
  readonly causalKey: string;
  readonly payloadVersion: number;
  /** Builds the payload; runs in the transaction that stores it. */
  readonly payload: (device: DeviceNumber) => unknown;
  /** Stored with it and sent after it; offer `withoutFiles` if there is no room for them. */
  readonly files?: readonly FileDraft[] | undefined;
};

/** A file to be added with its record. */
export type FileDraft = {
  /** The idempotency key, and a part of `path`. */
  readonly id: string;
  readonly purpose: string;
  readonly bytes: Blob;
  /** The file's permanent destination. */
  readonly bucket: string;
  readonly path: string;
};
