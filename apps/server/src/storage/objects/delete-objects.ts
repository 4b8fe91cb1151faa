import * as z from 'zod';

import { words } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';
import { objectColumns } from './object-row.ts';
import { removeBytes } from './remove-bytes.ts';

const bodySchema = z.object({ prefixes: z.array(words).min(1).max(1000) });

/** `DELETE /object/:bucket`: returns the objects that existed and that the caller could delete. */
export async function deleteObjects(request: StorageRequest): Promise<void> {
  const { prefixes } = await readJson(request, bodySchema);
  const deleted = await request.database.query<{ version: string }>(
    `delete from storage.objects where bucket_id = $1 and name = any ($2)
     returning ${objectColumns}`,
    [request.bucket, prefixes],
    asCaller(request),
  );
  await removeBytes(request, deleted);
  sendJson(request.outgoing, 200, deleted);
}
