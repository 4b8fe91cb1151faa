/** Photos of projects as a phone sends them. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { TestCaller } from '../../../apps/testkit/src/index.ts';
import { callJson } from './hazards.ts';

export const photoFile = (facts: object = {}) => ({
  id: randomUUID(),
  mime_type: 'image/jpeg',
  size: 1234,
  sha256: 'a'.repeat(64),
  caption: null,
  ...facts,
});

export const addedPhotos = (facts: object = {}) => ({
  v: 1,
  site_id: null,
  place_verdict: null,
  taken_at: '2026-01-05T14:20:31.000Z',
  tags: [],
  files: [photoFile()],
  ...facts,
});

/** Adds one photo; returns its id. */
export async function addPhoto(
  database: Database,
  caller: TestCaller,
  project: string,
  facts: object = {},
  file: object = {},
): Promise<string> {
  const photo = photoFile(file);
  const answer = await callJson(database, caller, 'add_project_photos($1, $2)', [
    project,
    addedPhotos({ ...facts, files: [photo] }),
  ]);
  if (answer['verdict'] !== 'applied') throw new Error(JSON.stringify(answer));
  return photo.id;
}

/** Does what the storage room does once the bytes have arrived. */
export const arrive = (database: Database, company: string, project: string, photo: string) =>
  database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('attachments', $1, gen_random_uuid()::text, '{"size": 1}')`,
    [`${company}/project_album/${project}/${photo}`],
  );
