import * as z from 'zod';

import { sendJson } from '../answers.ts';
import { invalidRequest } from '../errors/errors.ts';
import { type StorageRequest, asCaller } from '../storage-request.ts';
import { bucketColumns } from './bucket-fields.ts';

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().optional(),
});

/** `GET /bucket`: the buckets that the caller may see. */
export async function listBuckets(request: StorageRequest): Promise<void> {
  const parsed = querySchema.safeParse(Object.fromEntries(request.query));
  if (!parsed.success) {
    throw invalidRequest(`querystring/${parsed.error.issues[0]?.path.join('/') ?? ''} is invalid`);
  }
  const { limit, offset, sortColumn = 'name', sortOrder = 'asc', search } = parsed.data;
  const buckets = await request.database.query(
    `select ${bucketColumns}, type from storage.buckets
     where $1::text is null or name ilike '%' || $1 || '%'
     order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
    [search?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? null, limit ?? null, offset ?? 0],
    asCaller(request),
  );
  sendJson(request.outgoing, 200, buckets);
}
