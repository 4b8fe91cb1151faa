import type { Database } from '../db/database.ts';

/**
 * Reads files that anyone may read by their address, such as a company's logo; null for any other, and for those
 * larger than a picture of the app.
 */
export function createReadPublicFile(
  database: Pick<Database, 'query'>,
  files: { read(version: string): Promise<AsyncIterable<Uint8Array>> },
): (bucket: string, name: string) => Promise<Uint8Array | null> {
  return async (bucket, name) => {
    const [found] = await database.query<{ version: string }>(
      `select o.version from storage.objects o join storage.buckets b on b.id = o.bucket_id
       where o.bucket_id = $1 and o.name = $2 and b.public and o.version is not null
         and (o.metadata ->> 'size')::bigint <= $3`,
      [bucket, name, mostBytes],
    );
    if (found === undefined) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of await files.read(found.version)) chunks.push(Uint8Array.from(chunk));
    return Buffer.concat(chunks);
  };
}

const mostBytes = 8 * 1024 * 1024;
