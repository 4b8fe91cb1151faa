import type { Caller, Database } from '../db/database.ts';

/**
 * Reads files that the caller may read by the store's policies; without a caller, files that anyone may read by their
 * URL, such as a company's logo. Null for any other file, and for those larger than the app's pictures.
 */
export function createReadFile(
  database: Pick<Database, 'query'>,
  files: { read(version: string): Promise<AsyncIterable<Uint8Array>> },
  caller: Pick<Caller, 'role' | 'claims'> | null,
): (bucket: string, name: string) => Promise<Uint8Array | null> {
  return async (bucket, name) => {
    const found = await (caller === null
      ? database.query<{ version: string }>(`${select} ${ofPublicBucket}`, [
          bucket,
          name,
          mostBytes,
        ])
      : database.query<{ version: string }>(select, [bucket, name, mostBytes], {
          caller: { role: caller.role, claims: caller.claims },
        }));
    const [file] = found;
    if (file === undefined) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.read(file.version)) chunks.push(Uint8Array.from(chunk));
    return Buffer.concat(chunks);
  };
}

const mostBytes = 16 * 1024 * 1024;

const select = `select o.version from storage.objects o
  where o.bucket_id = $1 and o.name = $2 and o.version is not null
    and (o.metadata ->> 'size')::bigint <= $3`;

const ofPublicBucket = `and exists (select from storage.buckets b where b.id = o.bucket_id and b.public)`;
