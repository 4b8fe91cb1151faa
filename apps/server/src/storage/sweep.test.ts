import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openObjectFiles } from './files/open-object-files.ts';
import type { OpenedFiles } from './files/opened-files.ts';
import { sweepFiles } from './sweep.ts';

const dayMs = 24 * 3_600_000;

let opened: TestDatabase;
let dataDir: string;
let place: OpenedFiles;

beforeAll(async () => {
  opened = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'muster-sweep-'));
  place = await openObjectFiles({ storageUrl: undefined, dataDir });
});
afterAll(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

async function* bytes(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

async function keptVersions(): Promise<string[]> {
  const entries = await readdir(join(dataDir, 'files', 'objects'), { recursive: true });
  return entries.flatMap((entry) => (entry.includes('/') ? [entry.slice(3)] : [])).sort();
}

test('bytes and uploads that no one finished go after a day, those of objects stay', async () => {
  const [kept, orphaned, unfinished] = [randomUUID(), randomUUID(), randomUUID()];
  await place.files.write(kept, bytes('kept'));
  await place.files.write(orphaned, bytes('orphaned'));
  const createdAt = new Date().toISOString();
  await place.parts.writeInfo(unfinished, { metadata: {}, createdAt, isFinished: false });
  await place.parts.append(unfinished, 0, bytes('half'));
  await opened.database.query(
    `insert into storage.objects (bucket_id, name, version) values ('company-logos', 'x', $1)`,
    [kept],
  );

  let now = Date.now();
  const sweep = () => sweepFiles({ ...place, database: opened.database, now: () => now });
  expect(await sweep()).toBe(0);
  expect(await keptVersions()).toEqual([kept, orphaned].sort());

  now += dayMs + 60_000;
  expect(await sweep()).toBe(1);
  expect(await keptVersions()).toEqual([kept]);
  expect(await place.parts.readInfo(unfinished)).toBeNull();
  expect(await place.parts.size(unfinished)).toBe(0);
});
