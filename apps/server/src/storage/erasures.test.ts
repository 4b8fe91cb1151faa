import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestJobs } from '../jobs/test-jobs.ts';
import { createErasures, createPhotoSweep, eraseFiles, sweepPhotos } from './erasures.ts';
import { openObjectFiles } from './files/open-object-files.ts';
import type { OpenedFiles } from './files/opened-files.ts';

let opened: TestDatabase;
let dataDir: string;
let place: OpenedFiles;
let company: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'muster-erasures-'));
  place = await openObjectFiles({ storageUrl: undefined, dataDir });
  company = await insertedId(`insert into companies (name) values ('Northside') returning id`);
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

async function insertedId(sql: string, parameters: string[] = []): Promise<string> {
  const [row] = await opened.database.query<{ id: string }>(sql, parameters);
  if (row === undefined) throw new Error('nothing came back');
  return row.id;
}

const addPerson = () =>
  insertedId(
    `insert into profiles (company_id, first_name) values ($1, 'Tester') returning person_id as id`,
    [company],
  );

async function* bytes(): AsyncIterable<Uint8Array> {
  yield Buffer.from('a face');
}

async function addPhoto(person: string): Promise<string> {
  const version = randomUUID();
  await place.files.write(version, bytes());
  await opened.database.query(
    `insert into storage.objects (bucket_id, name, version) values ('profile-photos', $1, $2)`,
    [`${company}/${person}/${randomUUID()}.webp`, version],
  );
  return version;
}

const erase = (person: string) =>
  opened.database.query('select app.erase_account($1, $2)', [company, person]);

async function left(): Promise<{ rows: string[]; bytes: string[] }> {
  const rows = await opened.database.query<{ version: string }>(
    'select version from storage.objects',
  );
  const entries = await readdir(join(dataDir, 'files', 'objects'), { recursive: true });
  return {
    rows: rows.map(({ version }) => version).sort(),
    bytes: entries.flatMap((entry) => (entry.includes('/') ? [entry.slice(3)] : [])).sort(),
  };
}

const startErasures = () =>
  startTestJobs(opened.database, { periodicJobs: [createErasures(place.files)] });

test('a deleted account’s photo goes at once, and no one else’s', async () => {
  const [erased, other] = [await addPerson(), await addPerson()];
  await addPhoto(erased);
  const kept = await addPhoto(other);
  const erasures = await startErasures();
  await erase(erased);
  await expect.poll(left).toEqual({ rows: [kept], bytes: [kept] });

  // An upload URL that was issued earlier may still be used.
  await addPhoto(erased);
  expect(await eraseFiles({ ...place, database: opened.database })).toBe(1);
  expect(await left()).toEqual({ rows: [kept], bytes: [kept] });
  await erasures.close();
});

test('a server that was killed between bytes and row leaves the rest to the next', async () => {
  const person = await addPerson();
  const { rows: before } = await left();
  await addPhoto(person);
  await addPhoto(person);
  await erase(person);
  const killed = {
    remove: async ([first = '']: readonly string[]) => {
      await place.files.remove([first]);
      throw new Error('killed');
    },
  };
  await expect(eraseFiles({ files: killed, database: opened.database })).rejects.toThrow('killed');
  expect((await left()).rows).toHaveLength(before.length + 2);

  const erasures = await startErasures();
  await expect.poll(left).toEqual({ rows: before, bytes: before });
  await erasures.close();
});

test('a photo that no profile has shown for 30 days goes, one that is shown or newer stays', async () => {
  const person = await addPerson();
  const { rows: before } = await left();
  const addOld = async (days: number) => {
    const version = randomUUID();
    const name = `${company}/${person}/${version}.webp`;
    await place.files.write(version, bytes());
    await opened.database.query(
      `insert into storage.objects (bucket_id, name, version, updated_at)
       values ('profile-photos', $1, $2, now() - $3 * interval '1 day')`,
      [name, version, days],
    );
    return { name, version };
  };
  const [shown, recent] = [await addOld(31), await addOld(29)];
  await addOld(31);
  await opened.database.query('update profiles set photo_url = $1 where person_id = $2', [
    shown.name,
    person,
  ]);
  const sweep = await startTestJobs(opened.database, {
    periodicJobs: [createPhotoSweep(place.files)],
  });
  await expect
    .poll(left)
    .toMatchObject({ rows: [...before, shown.version, recent.version].sort() });
  expect(await sweepPhotos({ ...place, database: opened.database })).toBe(0);
  await sweep.close();
});
