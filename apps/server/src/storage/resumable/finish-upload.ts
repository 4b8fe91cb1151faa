import { typeToKeep } from '../content/kept-type.ts';
import { peek } from '../content/peek.ts';
import { headerValue } from '../content/served-type.ts';
import { StorageError } from '../errors/storage-error.ts';
import type { UploadInfo, UploadParts } from '../files/upload-parts.ts';
import { parseMetadata } from '../objects/incoming-file.ts';
import { arrivalOf, type KeptObject, keepObject } from '../objects/keep-object.ts';
import { findBucket, findObject, metadataOf } from '../objects/object-row.ts';
import { removeBytes } from '../objects/remove-bytes.ts';
import type { StorageRequest } from '../storage-request.ts';

/**
 * Turns a complete upload into an object. If it was interrupted, doing it again gives the same result.
 * @throws StorageError KeyAlreadyExists, InvalidMimeType; then the upload is deleted
 */
export async function finishUpload(
  request: StorageRequest,
  parts: UploadParts,
  id: string,
): Promise<void> {
  const info = await parts.readInfo(id);
  if (info === null || info.isFinished) return;
  try {
    await keep(request, parts, id, info);
  } catch (error) {
    if (error instanceof StorageError && error.statusCode < 500) {
      await removeBytes(request, [{ version: id }]);
      await parts.remove(id);
    }
    throw error;
  }
  await parts.writeInfo(id, { ...info, isFinished: true });
}

async function keep(
  request: StorageRequest,
  parts: UploadParts,
  id: string,
  { metadata }: UploadInfo,
): Promise<void> {
  const bucket = metadata['bucketName'] ?? '';
  const key = metadata['objectName'] ?? '';
  const { allowed_mime_types: types } = await findBucket(request, bucket);
  const { head } = await peek(parts.head(id));
  const declared = metadata['contentType'] ?? 'application/octet-stream';
  const mimetype = await typeToKeep(declared, head, types);
  const stored = await parts.finish(id);
  const cacheTime = metadata['cacheControl'] ?? '';
  const cacheControl = /^-?\d+$/.test(cacheTime)
    ? `max-age=${cacheTime}`
    : headerValue(cacheTime, 'no-cache');
  const given = metadata['metadata'];
  const owner = metadata['owner'] ?? '';
  const hidesMinute = metadata['hidesMinute'] === 'true';
  const { previousVersion } = await keepOnce(request, id, {
    bucket,
    key,
    owner: owner === '' ? null : owner,
    isUpsert: metadata['upsert'] === 'true',
    hidesMinute,
    metadata: metadataOf(stored, {
      mimetype,
      cacheControl,
      arrivedAt: arrivalOf({ hidesMinute }),
    }),
    userMetadata: given === undefined || given === null ? null : parseMetadata(given),
  });
  if (previousVersion !== id) await removeBytes(request, [{ version: previousVersion }]);
}

async function keepOnce(
  request: StorageRequest,
  id: string,
  object: Parameters<typeof keepObject>[1],
): Promise<Pick<KeptObject, 'previousVersion'>> {
  try {
    return await keepObject(request, object, id);
  } catch (error) {
    const isTaken = error instanceof StorageError && error.code === 'KeyAlreadyExists';
    if (!isTaken) throw error;
    const { bucket, key } = object;
    const there = await findObject(request, { bucket, key, as: 'service' });
    if (there.version !== id) throw error;
    return { previousVersion: id };
  }
}
