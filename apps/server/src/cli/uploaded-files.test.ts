/** Uploaded files in backups, in snapshots and in the doctor's checks. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createServerData } from '@muster/testkit/server-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenedDatabase } from '../db/open-database.ts';
import { openObjectFiles, fileSnapshot } from '../storage/files/open-object-files.ts';
import { addMissingFiles } from '../storage/files/file-copies.ts';
import { snapshotFiles } from '../storage/files/snapshot-files.ts';
import { loadKeys } from '../tokens/keys.ts';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

let data: Awaited<ReturnType<typeof createServerData>>;
let database: OpenedDatabase;
const said: string[] = [];

beforeEach(async () => {
  data = await createServerData();
  database = await openDatabase({ ...data, log: silent });
  said.length = 0;
});
afterEach(async () => {
  await database.close();
  await data.remove();
});

const context = () => ({
  database,
  dataDir: data.dataDir,
  databaseDirectUrl: data.databaseUrl,
  storageUrl: undefined,
  say: (line: string) => void said.push(line),
});

const files = async () => (await openObjectFiles(context())).files;
const objects = () => join(data.dataDir, 'files', 'objects');

/** Adds an object with its row; returns its version. */
async function addObject(content: string): Promise<string> {
  const version = randomUUID();
  await (
    await files()
  ).write(
    version,
    (async function* () {
      yield Buffer.from(content);
    })(),
  );
  await database.query(
    `insert into storage.objects (bucket_id, name, version, metadata)
     values ('company-logos', $1, $1, '{"size": 4}')`,
    [version],
  );
  return version;
}

async function contentOf(version: string): Promise<string> {
  return text(Readable.from(await (await files()).read(version)));
}

test('a backup holds them, and what is lost afterwards comes back from it', async () => {
  const version = await addObject('logo');
  await loadKeys(data.dataDir);
  const to = join(data.dataDir, 'copy');
  await backupCommand.run(context(), { to });
  await rm(objects(), { recursive: true });
  expect(await addMissingFiles(join(to, 'files'), join(data.dataDir, 'files'), 'copy')).toBe(1);
  expect(await contentOf(version)).toBe('logo');
});

test('a snapshot keeps them when they are deleted, as long as it is there itself', async () => {
  const version = await addObject('logo');
  await snapshotFiles(context(), 'first', ['first']);
  await (await files()).remove([version]);
  await snapshotFiles(context(), 'second', ['first', 'second']);
  const target = join(data.dataDir, 'files');
  expect(await addMissingFiles(fileSnapshot(data.dataDir, 'second'), target, 'link')).toBe(0);
  expect(await addMissingFiles(fileSnapshot(data.dataDir, 'first'), target, 'link')).toBe(1);
  expect(await contentOf(version)).toBe('logo');
  await snapshotFiles(context(), 'third', ['second', 'third']);
  await (await files()).remove([version]);
  expect(await addMissingFiles(fileSnapshot(data.dataDir, 'first'), target, 'link')).toBe(0);
});

test('the doctor finds that some are lost', async () => {
  await addObject('here');
  const lost = await addObject('lost');
  await doctorCommand.run(context(), {}).catch(() => {});
  expect(said.join('\n')).toContain('Uploaded files are in place (newest 2 checked).');
  await (await files()).remove([lost]);
  await expect(doctorCommand.run(context(), {})).rejects.toThrow('problem');
  expect(said.join('\n')).toContain('Missing uploaded files: 1 of the newest 2. Restore a backup.');
});
