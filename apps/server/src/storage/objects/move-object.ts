import * as z from 'zod';

import { words } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { noSuchKey } from '../errors/errors.ts';
import { assertBucketName, assertKey } from '../names.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';
import { findObject, ownerColumns } from './object-row.ts';
import { assertFits } from './other-bucket.ts';

const bodySchema = z.object({
  bucketId: words,
  sourceKey: words,
  destinationKey: words,
  destinationBucket: words.optional(),
});

/** `POST /object/move`: gives the bytes another name without moving them. */
export async function moveObject(request: StorageRequest): Promise<void> {
  const { bucketId, sourceKey, destinationKey, ...body } = await readJson(request, bodySchema);
  const destinationBucket = body.destinationBucket ?? bucketId;
  assertBucketName(destinationBucket);
  assertKey(destinationKey);
  const source = await findObject(request, { bucket: bucketId, key: sourceKey, as: 'caller' });
  if (destinationBucket !== bucketId) await assertFits(request, destinationBucket, source.metadata);
  const { owner, ownerId } = ownerColumns(request.caller);
  const [result] = await request.database.pipeline(
    [
      {
        text: `update storage.objects
          set bucket_id = $3, name = $4, owner = coalesce($5, owner), owner_id = coalesce($6, owner_id)
          where bucket_id = $1 and name = $2`,
        parameters: [bucketId, sourceKey, destinationBucket, destinationKey, owner, ownerId],
      },
    ],
    asCaller(request),
  );
  if (result?.affectedRows !== 1) throw noSuchKey();
  sendJson(request.outgoing, 200, {
    message: 'Successfully moved',
    Id: source.id,
    Key: `${destinationBucket}/${destinationKey}`,
  });
}
