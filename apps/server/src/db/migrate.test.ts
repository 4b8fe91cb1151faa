import { mkdir, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { temporaryFolder } from '@muster/testkit/temporary-folder';
import { migrate, type MigrationProgress } from './migrate.ts';
import { MigrationError } from './migration-error.ts';

let opened: TestDatabase;
let folder: string;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'platform'));
  await mkdir(join(folder, 'product'));
  await mkdir(join(folder, 'schemas'));
  await opened.database.script(`
    drop schema if exists muster cascade;
    drop schema if exists trial cascade;
    create schema trial;
  `);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const product = (name: string): string => join(folder, 'product', name);

async function run(onProgress?: MigrationProgress): Promise<readonly string[]> {
  const folders = {
    platformDir: join(folder, 'platform'),
    productDir: join(folder, 'product'),
    schemasDir: join(folder, 'schemas'),
  };
  return (await migrate(opened.database, folders, onProgress)).migrations;
}

async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof MigrationError)) throw new Error('not refused', { cause: error });
  return error.message;
}

async function tables(): Promise<string[]> {
  const rows = await opened.database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'trial' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('an edited migration is refused with a sentence, and nothing new is applied', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await run();
  await writeFile(product('1_a.sql'), 'create table trial.a (id bigint);');
  await writeFile(product('2_b.sql'), 'create table trial.b (id int);');
  expect(await refusalOf(run())).toBe(
    'The migration 1_a.sql was edited after it had been applied. Restore its text and put the change into a new migration.',
  );
  expect(await tables()).toEqual(['a']);
});

test('line endings of another system are no edit', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (\n id int);\n');
  await run();
  await writeFile(product('1_a.sql'), 'create table trial.a (\r\n id int);\r\n');
  expect(await run()).toEqual([]);
});

test('a migration that sorts before an applied one is refused', async () => {
  await writeFile(product('2_b.sql'), 'create table trial.b (id int);');
  await run();
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  expect(await refusalOf(run())).toBe(
    'The migration 1_a.sql sorts before 2_b.sql, which is already applied. Give it a later name.',
  );
});

test('a database that a newer version migrated is refused', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await run();
  await rename(product('1_a.sql'), product('2_a.sql'));
  expect(await refusalOf(run())).toContain('it was migrated by a newer version');
  await unlink(product('2_a.sql'));
  expect(await refusalOf(run())).toContain(
    'has the migration 1_a.sql, which this version does not know',
  );
});

test('a migration that fails is named and undone together with all that was pending', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await run();
  await writeFile(product('2_b.sql'), 'create table trial.b (id int);');
  await writeFile(product('3_c.sql'), 'create table trial.c (id int);\nselect 1 / 0;\n-- the end');
  expect(await refusalOf(run())).toBe(
    'The migration 3_c.sql failed and nothing was changed: division by zero',
  );
  expect(await tables()).toEqual(['a']);
  await writeFile(product('3_c.sql'), 'create table trial.c (id int) -- no line end');
  expect(await run()).toEqual(['2_b.sql', '3_c.sql']);
});

test('a migration that fails outside a transaction leaves those before it applied', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await writeFile(product('2_b.sql'), '-- no-transaction\nselect 1 / 0;');
  await writeFile(product('3_c.sql'), 'create table trial.c (id int);');
  expect(await refusalOf(run())).toBe(
    'The migration 2_b.sql failed partway and may be partly applied: division by zero',
  );
  expect(await tables()).toEqual(['a']);
});

test('a database of a trial version is refused with a sentence', async () => {
  await writeFile(product('20261120070000_foundation.sql'), 'create table trial.a (id int);');
  await run();
  await unlink(product('20261120070000_foundation.sql'));
  await writeFile(product('20261101000000_foundation.sql'), 'create table trial.b (id int);');
  expect(await refusalOf(run())).toBe(
    'This database was made by a trial version of Muster and can’t be upgraded. Start with an empty data folder or database.',
  );
  expect(await tables()).toEqual(['a']);
});

test('a migration may take another role, the next one has its own again', async () => {
  await writeFile(product('1_a.sql'), `set role service_role; set search_path = pg_catalog;`);
  await writeFile(product('2_b.sql'), 'create table trial.b (id int);');
  expect(await run()).toEqual(['1_a.sql', '2_b.sql']);
});

test('platform comes before product, each with a ledger of its own', async () => {
  await writeFile(join(folder, 'platform', '0001_first.sql'), 'create table trial.first (id int);');
  await writeFile(product('0001_first.sql'), 'alter table trial.first add column more int;');
  const seen: unknown[] = [];
  expect(await run((step) => seen.push(step))).toEqual(['0001_first.sql', '0001_first.sql']);
  expect(seen).toEqual([
    { name: '0001_first.sql', position: 1, total: 2 },
    { name: '0001_first.sql', position: 2, total: 2 },
  ]);
  expect(await run()).toEqual([]);
});

test('a migration marked so runs outside a transaction', async () => {
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await writeFile(
    product('2_b.sql'),
    '-- no-transaction\ncreate index concurrently a_id on trial.a (id);\nvacuum trial.a;',
  );
  expect(await run()).toEqual(['1_a.sql', '2_b.sql']);
});

test('of several servers that start at once one applies each migration, and all wait for it', async () => {
  await writeFile(product('1_a.sql'), 'select pg_sleep(0.2); create table trial.a (id int);');
  await writeFile(product('2_b.sql'), '-- no-transaction\ncreate table trial.b (id int);');
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['1_a.sql', '2_b.sql']);
  expect(await tables()).toEqual(['a', 'b']);
});

test('running servers are told to reload the schema, unless nothing was applied', async () => {
  const notices: string[] = [];
  const stop = await opened.database.listen('pgrst', (payload) => void notices.push(payload));
  await writeFile(product('1_a.sql'), 'create table trial.a (id int);');
  await run();
  await expect.poll(() => notices).toEqual(['reload schema']);
  await run();
  await opened.database.script(`notify pgrst, 'after'`);
  await expect.poll(() => notices).toEqual(['reload schema', 'after']);
  await stop();
});
