import {
  type FoundPhotos,
  mostZippedPhotos,
  photoFilterSchema,
  photoListSchema,
  type PhotoFilter,
  type ProjectPhoto,
} from '@muster/contract/photos';

import { zipStream, type ZipEntry } from '../companies/zip-stream.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../functions/refuse.ts';
import type { ServerFunction } from '../functions/server-function.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { readAs, type ReadAsCaller } from '../pdf/pdf-caller.ts';
import { refuseAsDatabase } from '../pdf/refusals.ts';

/** `photos-zip`: the photos that a filter of the album finds, as one ZIP, each row and file read as the caller. */
export function createPhotosZip({
  database,
  readFile,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>;
}): ServerFunction {
  return {
    access: 'verified',
    handle: async (request, caller) => {
      const filter = photoFilterSchema.safeParse(await request.json().catch(() => null));
      if (!filter.success) return refuse(400, 'invalid_input', 'There is no such filter.');
      const read = readAs(database, caller);
      try {
        const { total, photos } = await find(read, filter.data);
        if (total !== null && total > mostZippedPhotos) {
          return refuse(413, 'too_many_photos', `A ZIP takes ${mostZippedPhotos} photos at most.`);
        }
        const found = photos.filter((photo) => photo.is_stored);
        return new Response(ReadableStream.from(zipStream(entriesOf(read, readFile, found))), {
          headers: {
            'Content-Type': 'application/zip',
            'Content-Disposition': 'attachment; filename="photos.zip"',
            'Cache-Control': 'no-store',
          },
        });
      } catch (error) {
        return refuseAsDatabase(error);
      }
    },
  };
}

async function find(read: ReadAsCaller, filter: PhotoFilter): Promise<FoundPhotos> {
  const [row] = await read<{ answer: unknown }>(
    'select public.list_project_photos($1::jsonb, null, $2::int) as answer',
    [{ ...filter }, mostZippedPhotos],
  );
  return okOrRefuse(photoListSchema.parse(row?.answer));
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Files are named by day and number, the oldest first; their names contain no texts or people's names. */
async function* entriesOf(
  read: ReadAsCaller,
  readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>,
  photos: readonly ProjectPhoto[],
): AsyncGenerator<ZipEntry> {
  for (const [at, { path, taken_on, mime_type }] of photos.toReversed().entries()) {
    const [file] = await read<{ version: string }>(
      `select o.version from storage.objects o where o.bucket_id = 'attachments' and o.name = $1`,
      [path],
    );
    // Deleted in the meantime.
    if (file === undefined) continue;
    const number = String(at + 1).padStart(3, '0');
    yield {
      name: `${taken_on}_${number}.${extensions[mime_type] ?? 'jpg'}`,
      content: await readFile(file.version),
    };
  }
}
