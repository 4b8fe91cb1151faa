import * as z from 'zod/mini';
import { zipStream, type ZipEntry } from '../companies/zip-stream.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../functions/refuse.ts';
import type { ServerFunction } from '../functions/server-function.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { readAs } from '../pdf/pdf-caller.ts';
import { refuseAsDatabase } from '../pdf/refusals.ts';
import { dataSchema, type PersonalData } from './personal-data.ts';
import { personalPage } from './personal-page.ts';

const requestSchema = z.strictObject({
  /** For an admin: a person without a login. If absent, the caller. */
  person_id: z.optional(z.uuid()),
});

/**
 * `personal-archive`: all data about a person as one ZIP: `data.json`, the same as a readable page, and their files.
 * The database's response to the caller lists these files.
 */
export function createPersonalArchive({
  database,
  readFile,
}: {
  readonly database: Pick<Database, 'query'>;
  readonly readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>;
}): ServerFunction {
  return {
    access: 'verified',
    handle: async (request, caller) => {
      const asked = requestSchema.safeParse(await request.json().catch(() => null));
      if (!asked.success) return refuse(400, 'invalid_input', 'The request names no person.');
      const person = asked.data.person_id;
      try {
        const [row] = await readAs(database, caller)<{ data: object }>(
          person === undefined
            ? 'select public.my_data() as data'
            : 'select public.person_data($1) as data',
          person === undefined ? [] : [person],
        );
        const data = dataSchema.parse(okOrRefuse(row?.data ?? {}));
        return new Response(
          ReadableStream.from(zipStream(entriesOf(data, { database, readFile }))),
          {
            headers: {
              'Content-Type': 'application/zip',
              'Content-Disposition': 'attachment; filename="muster-my-data.zip"',
              'Cache-Control': 'no-store',
            },
          },
        );
      } catch (error) {
        return refuseAsDatabase(error);
      }
    },
  };
}

async function* entriesOf(
  data: PersonalData,
  stores: {
    readonly database: Pick<Database, 'query'>;
    readonly readFile: (version: string) => Promise<AsyncIterable<Uint8Array>>;
  },
): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', content: once(`${JSON.stringify(data, null, 2)}\n`) };
  yield { name: 'index.html', content: once(personalPage(data)) };
  const named = [
    ...pathsIn('profile-photos', [data.profile.photo_url]),
    ...pathsIn(
      'attachments',
      (data.attachments ?? []).map(({ path }) => path),
    ),
    ...pathsIn(
      'voice-clips',
      (data.jsa_clips ?? []).map(({ path }) => path),
    ),
  ];
  for (const { bucket, path } of named) {
    const [file] = await stores.database.query<{ version: string }>(
      `select o.version from storage.objects o
       where o.bucket_id = $1 and o.name = $2 and o.version is not null`,
      [bucket, path],
    );
    // Its bytes haven't arrived, or were deleted.
    if (file === undefined) continue;
    yield { name: `files/${bucket}/${path}`, content: await stores.readFile(file.version) };
  }
}

function pathsIn(bucket: string, paths: readonly (string | null | undefined)[]) {
  return paths.flatMap((path) => (path === null || path === undefined ? [] : [{ bucket, path }]));
}

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}
