import * as z from 'zod';

import type { StoredBytes } from './object-files.ts';

/** Facts about a resumable upload besides its bytes. */
export const uploadInfoSchema = z.object({
  /** In bytes; absent until the client sends it. */
  size: z.number().optional(),
  metadata: z.record(z.string(), z.string().nullable()),
  /** ISO 8601. */
  createdAt: z.string(),
  isFinished: z.boolean(),
});

export type UploadInfo = z.infer<typeof uploadInfoSchema>;

/**
 * The bytes of resumable uploads, stored so that they survive a restart of the server. An upload's id becomes the
 * version of the object.
 */
export type UploadParts = {
  writeInfo(id: string, info: UploadInfo): Promise<void>;
  readInfo(id: string): Promise<UploadInfo | null>;
  /** Number of bytes received so far, without a gap. */
  size(id: string): Promise<number>;
  /**
   * Adds bytes and returns the new total. If the chunks reject, the bytes received before are kept and the rejection is
   * passed on.
   */
  append(id: string, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** The first bytes, at most those of one part. */
  head(id: string): AsyncIterable<Uint8Array>;
  /** Makes the parts the bytes of the version with this id. */
  finish(id: string): Promise<StoredBytes>;
  /** Removes parts and info. */
  remove(id: string): Promise<void>;
  /** Ids of uploads started before an instant (milliseconds since 1970). */
  idsBefore(before: number): AsyncIterable<string>;
};
