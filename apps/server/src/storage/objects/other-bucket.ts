import { assertAllowedType } from '../content/kept-type.ts';
import { noSuchBucket, relatedNotFound, tooLarge } from '../errors/errors.ts';
import { StorageError } from '../errors/storage-error.ts';
import type { StorageRequest } from '../storage-request.ts';
import { findBucket, type ObjectMetadata } from './object-row.ts';

/**
 * Applies the target bucket's limits to an object that moves to another bucket, as if it were uploaded there.
 * @throws StorageError InvalidMimeType, EntityTooLarge, InvalidRequest if there is no such bucket
 */
export async function assertFits(
  request: StorageRequest,
  destination: string,
  metadata: Pick<ObjectMetadata, 'mimetype' | 'size'> | null,
): Promise<void> {
  const bucket = await findBucket(request, destination).catch((error: unknown) => {
    const isAbsent = error instanceof StorageError && error.code === noSuchBucket().code;
    throw isAbsent ? relatedNotFound(error) : error;
  });
  assertAllowedType(metadata?.mimetype ?? '', bucket.allowed_mime_types);
  if ((metadata?.size ?? 0) > (bucket.file_size_limit ?? Infinity)) throw tooLarge();
}
