import { randomUUID } from 'node:crypto';

import * as z from 'zod';

import { words, truth } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { noSuchKey } from '../errors/errors.ts';
import { MissingBytesError } from '../files/object-files.ts';
import { assertBucketName, assertKey } from '../names.ts';
import { type StorageRequest, readJson } from '../storage-request.ts';
import { parseMetadata } from './incoming-file.ts';
import { assertMayKeep, keepObject, type NewObject } from './keep-object.ts';
import { findObject, metadataOf } from './object-row.ts';
import { assertFits } from './other-bucket.ts';
import { assertRoom } from './quota.ts';
import { removeBytes } from './remove-bytes.ts';

const bodySchema = z.object({
  bucketId: words,
  sourceKey: words,
  destinationKey: words,
  destinationBucket: words.optional(),
  copyMetadata: truth.optional(),
  metadata: z.object({ cacheControl: words.optional(), mimetype: words.optional() }).optional(),
});

/** `POST /object/copy` */
export async function copyObject(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const { bucketId, sourceKey, destinationKey, copyMetadata = true } = body;
  const bucket = body.destinationBucket ?? bucketId;
  assertBucketName(bucket);
  assertKey(destinationKey);
  const source = await findObject(request, { bucket: bucketId, key: sourceKey, as: 'caller' });
  if (source.metadata === null) throw noSuchKey();
  const { mimetype, cacheControl } = (copyMetadata ? undefined : body.metadata) ?? {};
  const declared = {
    ...source.metadata,
    mimetype: mimetype ?? source.metadata.mimetype,
    cacheControl: cacheControl ?? source.metadata.cacheControl,
  };
  await assertFits(request, bucket, declared);
  const given = request.headers['x-metadata'];
  const object: NewObject = {
    bucket,
    key: destinationKey,
    owner: request.caller.owner,
    isUpsert: request.headers['x-upsert'] === 'true',
    metadata: declared,
    userMetadata: copyMetadata
      ? source.user_metadata
      : parseMetadata(Buffer.from(String(given ?? ''), 'base64').toString()),
  };
  await assertMayKeep(request, object);
  await assertRoom(request, { ...object, bytes: source.metadata.size });

  const version = randomUUID();
  const stored = await request.files.copy(source.version, version).catch((error: unknown) => {
    throw error instanceof MissingBytesError ? noSuchKey() : error;
  });
  const metadata = metadataOf(stored, declared);
  try {
    const {
      previousVersion,
      path_tokens: _tokens,
      ...kept
    } = await keepObject(request, { ...object, metadata }, version);
    await removeBytes(request, [{ version: previousVersion }]);
    sendJson(request.outgoing, 200, { Key: `${bucket}/${destinationKey}`, Id: kept.id, ...kept });
  } catch (error) {
    await removeBytes(request, [{ version }]);
    throw error;
  }
}
