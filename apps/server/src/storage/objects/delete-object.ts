import { sendJson } from '../answers.ts';
import { noSuchKey } from '../errors/errors.ts';
import { type StorageRequest, asCaller } from '../storage-request.ts';
import { removeBytes } from './remove-bytes.ts';

/** `DELETE /object/:bucket/*`: an object that policies hide counts as missing. */
export async function deleteObject(request: StorageRequest): Promise<void> {
  const deleted = await request.database.query<{ version: string }>(
    'delete from storage.objects where bucket_id = $1 and name = $2 returning version',
    [request.bucket, request.key],
    asCaller(request),
  );
  if (deleted.length === 0) throw noSuchKey();
  await removeBytes(request, deleted);
  sendJson(request.outgoing, 200, { message: 'Successfully deleted' });
}
