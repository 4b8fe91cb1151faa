import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import type { Database } from '../db/database.ts';
import { loadDemo } from './load-demo.ts';

/** Loads the demo without a server: logins are rows, and pictures are kept in `pictures`. */
export function loadDemoForTest(
  database: Database,
  pictures: Buffer[],
): Promise<readonly string[] | null> {
  const stored = new Map<string, Buffer>();
  return loadDemo({
    database,
    now: Date.now,
    openFiles: () =>
      Promise.resolve({
        async write(version, chunks) {
          const kept: Uint8Array[] = [];
          for await (const chunk of chunks) kept.push(chunk);
          const bytes = Buffer.concat(kept);
          if (!isZip(bytes)) pictures.push(bytes);
          stored.set(version, bytes);
          return { size: bytes.length, etag: '"drawn"' };
        },
        read: (version) => Promise.resolve(Readable.from([stored.get(version)])),
        remove: () => Promise.resolve(),
      }),
    kioskPin: '264817',
    passwordFor: () => 'muster-demo-2026',
    createUser: async ({ email, appMetadata }) => {
      const id = randomUUID();
      await database.query(
        'insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data) values ($1, $2, now(), $3)',
        [id, email, { ...appMetadata }],
      );
      return { id };
    },
  });
}

const isZip = (bytes: Buffer) => bytes.toString('latin1', 0, 2) === 'PK';
