import * as z from 'zod';

import { sendJson } from '../answers.ts';
import { noSuchBucket } from '../errors/errors.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';
import { bucketFields, limitsOf } from './bucket-fields.ts';

const bodySchema = z.object(bucketFields);

/** `PUT /bucket/:bucket`: fields that aren't given stay unchanged. */
export async function updateBucket(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const { fileSizeLimit, allowedMimeTypes } = limitsOf(body, request);
  const [result] = await request.database.pipeline(
    [
      {
        text: `update storage.buckets set
            public = coalesce($2, public),
            file_size_limit = case when $3 then $4 else file_size_limit end,
            allowed_mime_types = case when $5 then $6 else allowed_mime_types end,
            updated_at = now()
          where id = $1`,
        parameters: [
          request.bucket,
          body.public ?? null,
          fileSizeLimit !== undefined,
          fileSizeLimit ?? null,
          allowedMimeTypes !== undefined,
          allowedMimeTypes ?? null,
        ],
      },
    ],
    asCaller(request),
  );
  if (result?.affectedRows !== 1) throw noSuchBucket();
  sendJson(request.outgoing, 200, { message: 'Successfully updated' });
}
