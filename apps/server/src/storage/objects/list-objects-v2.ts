import * as z from 'zod';

import { words, truth, wholeNumber } from '../body-values.ts';
import { sendJson } from '../answers.ts';
import { invalidRequest } from '../errors/errors.ts';
import { type StorageRequest, asCaller, readJson } from '../storage-request.ts';

const mostEntries = 1000;

const bodySchema = z.object({
  prefix: words.optional(),
  limit: wholeNumber(1).optional(),
  cursor: words.optional(),
  with_delimiter: truth.optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .optional(),
});

/** The last entry of a page, by its sort keys. */
const cursorSchema = z.tuple([z.string(), z.string()]);

type Entry = {
  readonly name: string;
  readonly id: string | null;
  readonly sort_key: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date;
  readonly metadata: unknown;
};

/**
 * `POST /object/list-v2/:bucket`: pages by cursor over everything below a prefix, or with a delimiter over one level,
 * where a folder is as old as its oldest object.
 */
export async function listObjectsV2(request: StorageRequest): Promise<void> {
  const body = await readJson(request, bodySchema);
  const limit = Math.min(body.limit ?? mostEntries, mostEntries);
  const { column = 'name', order = 'asc' } = body.sortBy ?? {};
  const [afterKey, afterName] = body.cursor ? readCursor(body.cursor) : [null, null];
  const isByName = column === 'name';
  const text = (instant: string) =>
    `to_char(${instant} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')`;
  const entries = await request.database.query<Entry>(
    `with found as (
       select o.name, o.id, o.updated_at, o.created_at, o.last_accessed_at, o.metadata,
         case when $3 then strpos(substr(o.name, length($2) + 1), '/') else 0 end as slash
       from storage.objects o
       where o.bucket_id = $1
         and o.name collate "C" >= $2 and o.name collate "C" < $2 || chr(1114111)
     ), entries as (
       select name, id, updated_at, created_at, last_accessed_at, metadata,
         ${isByName ? 'name' : text(column)} as sort_key
       from found where slash = 0
       union all
       select folder, null, null, null, null, null, ${isByName ? 'folder' : text('min(created_at)')}
       from (select left(name, length($2) + slash) as folder, created_at from found where slash > 0) f
       group by folder
     )
     select * from entries
     where $4::text is null or (sort_key collate "C", name collate "C")
       ${order === 'asc' ? '>' : '<'} ($4::text collate "C", $5::text collate "C")
     order by sort_key collate "C" ${order}, name collate "C" ${order}
     limit $6`,
    [
      request.bucket,
      body.prefix ?? '',
      body.with_delimiter ?? false,
      afterKey,
      afterName,
      limit + 1,
    ],
    asCaller(request),
  );
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const hasNext = entries.length > limit;
  sendJson(request.outgoing, 200, {
    hasNext,
    folders: page
      .filter(({ id }) => id === null)
      .map(({ name }) => ({ name, key: name.slice(0, -1) })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ sort_key: _sortKey, ...object }) => ({ ...object, key: object.name })),
    ...(hasNext && last !== undefined ? { nextCursor: writeCursor(last) } : {}),
  });
}

function writeCursor({ sort_key, name }: Entry): string {
  return Buffer.from(JSON.stringify([sort_key, name])).toString('base64url');
}

function readCursor(cursor: string): [string, string] {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidRequest('body/cursor is not a cursor of this list');
  }
}
