import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate, silentLog } from '@muster/testkit/database-embedded';
import { openPgliteDatabase, type PgliteDatabase } from './pglite-database.ts';
import { databaseFolder } from '../database-folder.ts';
import { copyDatabase, listSnapshots, restoreDatabase, takeSnapshot } from './snapshots.ts';
import { createUpkeep } from './upkeep.ts';

let dataDir: string;
let database: PgliteDatabase;

const open = (): Promise<PgliteDatabase> =>
  openPgliteDatabase(databaseFolder(dataDir), { log: silentLog, onClose: async () => {} });

beforeEach(async () => {
  dataDir = await copyTemplate();
  database = await open();
  await database.script('create table public.written (id int primary key, body text)');
});

afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function write(from: number, to: number): Promise<void> {
  await database.query(
    `insert into public.written select id, repeat('x', 500) from generate_series($1::int, $2::int) as id`,
    [from, to],
  );
}

async function count(): Promise<unknown> {
  const [row] = await database.query('select count(*)::int as count from public.written');
  return row;
}

test('a snapshot taken while requests write is restored with all that was acknowledged before it', async () => {
  await write(1, 100);
  let writing = true;
  const writer = (async () => {
    for (let id = 101; writing; id++) await write(id, id);
  })();
  const snapshot = await takeSnapshot(database, { dataDir, keep: 2 });
  writing = false;
  await writer;
  const final = await count();
  await database.close();

  const replaced = await restoreDatabase(dataDir, snapshot);
  database = await open();
  const [row] = await database.query<{ count: number; last: number }>(
    'select count(*)::int as count, max(id) as last from public.written',
  );
  expect(row?.count).toBeGreaterThanOrEqual(100);
  expect(row?.last).toBe(row?.count);

  await database.close();
  if (replaced === null) throw new Error('nothing was put aside');
  await rm(databaseFolder(dataDir), { recursive: true });
  await cp(replaced, databaseFolder(dataDir), { recursive: true });
  database = await open();
  expect(await count()).toEqual(final);
});

test('only the newest snapshots are kept, and a copy that broke off is removed', async () => {
  const paths: string[] = [];
  for (let round = 0; round < 3; round++) {
    paths.push(await takeSnapshot(database, { dataDir, keep: 2 }));
  }
  await cp(paths[2] ?? '', join(dataDir, 'snapshots', '2001-01-01.unfinished'), {
    recursive: true,
  });
  paths.push(await takeSnapshot(database, { dataDir, keep: 2 }));
  const kept = (await listSnapshots(dataDir)).map(({ path }) => path);
  expect(kept).toEqual([paths[3], paths[2]]);
  expect(await readdir(join(dataDir, 'snapshots'))).toHaveLength(2);
});

test('a round of upkeep vacuums and analyses what changed and shortens the log', async () => {
  await write(1, 40_000);
  await database.query('delete from public.written where id % 2 = 0');
  // PostgreSQL publishes its counts only once a second, unless it is asked.
  await database.query('select pg_stat_force_next_flush()');
  await createUpkeep(database, { dataDir })();
  const [table] = await database.query(
    `select n_dead_tup::int as dead, n_mod_since_analyze::int as changed
     from pg_stat_user_tables where relname = 'written'`,
  );
  expect(table).toEqual({ dead: 0, changed: 0 });
  const [log] = await database.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()`,
  );
  expect(log?.bytes).toBeLessThan(100_000);
});

test('a copy of the database is complete or not there', async () => {
  const target = join(dataDir, 'copy');
  await copyDatabase(database, { dataDir, target });
  expect(await readdir(target)).toContain('PG_VERSION');
  expect(await readdir(dataDir)).not.toContain('copy.unfinished');
});
