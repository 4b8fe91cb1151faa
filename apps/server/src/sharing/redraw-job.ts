import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import * as z from 'zod';

import type { Database } from '../db/database.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { PermanentError } from '../jobs/job-errors.ts';
import { redrawPicture, UndrawablePictureError } from './redraw-picture.ts';

/** The store of objects, as far as pictures need it. */
type Files = {
  read(version: string): Promise<AsyncIterable<Uint8Array>>;
  write(
    version: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly size: number; readonly etag: string }>;
  remove(versions: readonly string[]): Promise<void>;
};

type Wanted = { readonly name: string; readonly version: string };

const service = { caller: { role: 'service_role', claims: { role: 'service_role' } } } as const;

/** Draws the pictures of a public link when sharing begins; the page shows those that are there. */
export function createRedrawSharedPictures(files: Files): JobDefinition {
  return defineJob({
    kind: 'redraw_shared_pictures',
    payload: z.object({ company_id: z.uuid(), link_id: z.uuid() }),
    retry: { attempts: 5 },
    atOnce: 1,
    async run({ payload, database, signal }) {
      const wanted = await database.query<Wanted>(
        'select name, version from app.pictures_to_redraw($1, $2)',
        [payload.company_id, payload.link_id],
      );
      const undrawable: string[] = [];
      for (const picture of wanted) {
        signal.throwIfAborted();
        try {
          // One after the other: a decoded picture is 200 MB at most.
          await redraw(database, files, picture);
        } catch (error) {
          // The page shows the others without it.
          if (!(error instanceof UndrawablePictureError)) throw error;
          undrawable.push(picture.name);
        }
      }
      if (undrawable.length > 0) {
        throw new PermanentError(`can't be drawn: ${undrawable.join(', ')}`);
      }
    },
  });
}

async function redraw(database: Database, files: Files, { name, version }: Wanted): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.read(version)) chunks.push(Uint8Array.from(chunk));
  const picture = await redrawPicture(Buffer.concat(chunks));
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
     values ('shared-pictures', $1, $2, $3) on conflict (bucket_id, name) do nothing returning id`,
    [name, drawn, metadata],
    service,
  );
  if (kept.length === 0) await files.remove([drawn]);
}
