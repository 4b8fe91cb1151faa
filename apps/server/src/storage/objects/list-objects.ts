import * as z from 'zod';

import { words, wholeNumber } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';

const bodySchema = z.object({
  prefix: words,
  limit: wholeNumber(1).optional(),
  offset: wholeNumber(0).optional(),
  search: words.optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .optional(),
});

/** `POST /object/list/:bucket`: one folder, its subfolders without an id (protocol C4). */
export async function listObjects(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const { limit = 100, offset = 0, search = '', sortBy } = body;
  const folder = body.prefix === '' || body.prefix.endsWith('/') ? body.prefix : `${body.prefix}/`;
  const entries = await request.database.query(
    `select name, id, updated_at, created_at, last_accessed_at, metadata
     from storage.search($1, $2, limits => $3, offsets => $4, search => $5, sortcolumn => $6,
       sortorder => $7)`,
    [
      folder,
      request.bucket,
      limit,
      offset,
      search,
      sortBy?.column ?? 'name',
      sortBy?.order ?? 'asc',
    ],
    asCaller(request),
  );
  sendJson(request.outgoing, 200, entries);
}
