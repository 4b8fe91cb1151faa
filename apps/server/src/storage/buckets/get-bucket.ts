import { sendJson } from '../answers.ts';
import { noSuchBucket } from '../errors/errors.ts';
import { type StorageRequest, asCaller } from '../storage-request.ts';
import { bucketColumns } from './bucket-fields.ts';

/** `GET /bucket/:bucket` */
export async function getBucket(request: StorageRequest): Promise<void> {
  const [bucket] = await request.database.query(
    `select ${bucketColumns} from storage.buckets where id = $1`,
    [request.bucket],
    asCaller(request),
  );
  if (bucket === undefined) throw noSuchBucket();
  sendJson(request.outgoing, 200, bucket);
}
