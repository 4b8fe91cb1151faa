import { sendJson } from '../answers.ts';
import { accessDenied, noSuchBucket } from '../errors/errors.ts';
import { removeBytes } from '../objects/remove-bytes.ts';
import { type StorageRequest, asCaller } from '../storage-request.ts';

const batch = 1000;

type Deleted = { readonly version: string };

/**
 * `POST /bucket/:bucket/empty`: deletes every object that the caller can see. It is done when the response arrives,
 * although the message promises it for later.
 */
export async function emptyBucket(request: StorageRequest): Promise<void> {
  const { database, bucket, outgoing } = request;
  const options = asCaller(request);
  const seen = await database.query('select from storage.buckets where id = $1', [bucket], options);
  if (seen.length === 0) throw noSuchBucket();
  for (;;) {
    const deleted = await database.query<Deleted>(
      `delete from storage.objects
       where id in (select id from storage.objects where bucket_id = $1 limit $2)
       returning version`,
      [bucket, batch],
      options,
    );
    await removeBytes(request, deleted);
    if (deleted.length === 0) break;
  }
  const [left] = await database.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 limit 1',
    [bucket],
    options,
  );
  if (left !== undefined) {
    throw accessDenied(
      `Cannot delete: ${left.name}, you may have SELECT but not DELETE permissions`,
    );
  }
  sendJson(outgoing, 200, {
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  });
}
