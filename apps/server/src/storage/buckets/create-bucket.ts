import * as z from 'zod';

import { words } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { assertBucketName } from '../names.ts';
import { ownerColumns } from '../objects/object-row.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';
import { bucketFields, limitsOf } from './bucket-fields.ts';

const bodySchema = z.object({ ...bucketFields, id: words.optional(), name: words });

/** `POST /bucket` */
export async function createBucket(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const id = body.id === undefined || body.id === '' ? body.name : body.id;
  assertBucketName(body.name);
  assertBucketName(id);
  const { fileSizeLimit, allowedMimeTypes } = limitsOf(body, request);
  const { owner, ownerId } = ownerColumns(request.caller);
  await request.database.query(
    `insert into storage.buckets
       (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      body.name,
      owner,
      ownerId,
      body.public ?? false,
      fileSizeLimit ?? null,
      allowedMimeTypes ?? null,
    ],
    asCaller(request),
  );
  sendJson(request.outgoing, 200, { name: body.name });
}
