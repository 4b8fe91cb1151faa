import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import type { Database } from '../db/database.ts';

/** The parts of the object store that pictures need. */
export type DrawnFiles = {
  read(version: string): Promise<AsyncIterable<Uint8Array>>;
  write(
    version: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly size: number; readonly etag: string }>;
  remove(versions: readonly string[]): Promise<void>;
};

const service = { caller: { role: 'service_role', claims: { role: 'service_role' } } } as const;

export async function bytesOf(files: DrawnFiles, version: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.read(version)) chunks.push(Uint8Array.from(chunk));
  return Buffer.concat(chunks);
}

/** Stores a JPEG that the server has drawn, unless another run already has. */
export async function keepDrawn(
  database: Database,
  files: DrawnFiles,
  {
    bucket,
    name,
    picture,
  }: { readonly bucket: string; readonly name: string; readonly picture: Buffer },
): Promise<void> {
  const drawn = randomUUID();
  const { size, etag } = await files.write(drawn, Readable.from([picture]));
  const metadata = {
    size,
    eTag: etag,
    mimetype: 'image/jpeg',
    contentLength: size,
    cacheControl: 'no-store',
    httpStatusCode: 200,
    lastModified: new Date().toISOString(),
  };
  const kept = await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ($1, $2, $3, $4) on conflict (bucket_id, name) do nothing returning id`,
    [bucket, name, drawn, metadata],
    service,
  );
  if (kept.length === 0) await files.remove([drawn]);
}
