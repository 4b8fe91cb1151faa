import * as z from 'zod';

import type { StoredBytes } from './object-files.ts';

/** What is known of a resumable upload beside its bytes. */
export const uploadInfoSchema = z.object({
  /** In bytes; absent until the client says it. */
  size: z.number().optional(),
  metadata: z.record(z.string(), z.string().nullable()),
  /** ISO 8601. */
  createdAt: z.string(),
  isFinished: z.boolean(),
});

export type UploadInfo = z.infer<typeof uploadInfoSchema>;

/**
 * The bytes of uploads that come in parts, kept so that they outlive the server. The id of an upload
 * is the version that the object will have.
 */
export type UploadParts = {
  writeInfo(id: string, info: UploadInfo): Promise<void>;
  readInfo(id: string): Promise<UploadInfo | null>;
  /** How many bytes have come so far, without a gap. */
  size(id: string): Promise<number>;
  /**
   * Adds bytes and answers how many there are now. When the chunks reject, what came before is kept
   * and the rejection passed on.
   */
  append(id: string, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<number>;
  /** The first bytes, at most as many as one part has. */
  head(id: string): AsyncIterable<Uint8Array>;
  /** Makes the parts the bytes of the version that the id is. */
  finish(id: string): Promise<StoredBytes>;
  /** Removes parts and info. */
  remove(id: string): Promise<void>;
  /** Ids of uploads begun before an instant (milliseconds since 1970). */
  idsBefore(before: number): AsyncIterable<string>;
};
