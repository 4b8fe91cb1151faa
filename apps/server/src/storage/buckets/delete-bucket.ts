import { DatabaseError } from '../../db/database.ts';
import { sendJson } from '../answers.ts';
import { bucketNotEmpty, noSuchBucket } from '../errors/errors.ts';
import { type StorageRequest, asCaller, asService } from '../storage-request.ts';

/** `DELETE /bucket/:bucket`: only if it is empty, including objects that the caller can't see. */
export async function deleteBucket(request: StorageRequest): Promise<void> {
  const { database, bucket, outgoing } = request;
  const [found] = await database.query<{ holdsObjects: boolean }>(
    `select exists (select from storage.objects o where o.bucket_id = b.id) as "holdsObjects"
     from storage.buckets b where b.id = $1`,
    [bucket],
    asService(request),
  );
  if (found === undefined) throw noSuchBucket();
  if (found.holdsObjects) throw bucketNotEmpty();
  const statement = { text: 'delete from storage.buckets where id = $1', parameters: [bucket] };
  const [result] = await database
    .pipeline([statement], asCaller(request))
    .catch((error: unknown) => {
      // An object arrived in the meantime.
      throw error instanceof DatabaseError && error.code === '23503' ? bucketNotEmpty() : error;
    });
  if (result?.affectedRows !== 1) throw noSuchBucket();
  sendJson(outgoing, 200, { message: 'Successfully deleted' });
}
