/** Kills a process while it writes: every acknowledged write is there, and no transaction is there in part. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '@muster/testkit/temporary-folder';
import { startPostgresCluster } from '@muster/testkit/postgres-cluster';
import { processEnvironment, processFlags } from '@muster/testkit/server-process';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

const kills = process.env['MUSTER_TEST_FULL'] === '1' ? 20 : 4;
const limitMs = 30_000 + kills * 10_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

let cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
  cleanUp = [];
});

async function prepare(database: Database): Promise<void> {
  await database.script(`
    create table public.acknowledged (id int primary key);
    create table public.acknowledged_too (id int primary key);
  `);
}

type Writer = {
  readonly process: ChildProcess;
  readonly acknowledged: () => number[];
};

/** A writing process that has had at least 50 writes acknowledged. */
async function startWriter(place: string, firstId: number): Promise<Writer> {
  const script = fileURLToPath(import.meta.resolve('@muster/testkit/writing-process'));
  const child = spawn(process.execPath, [...processFlags, script, String(firstId), place], {
    env: { ...process.env, ...processEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('latin1').on('data', (text: string) => {
    output += text;
  });
  // The kill may cut off the last line; a cut number acknowledges nothing.
  const acknowledged = (): number[] => output.split('\n').slice(1, -1).map(Number);
  while (acknowledged().length < 50) {
    if (child.exitCode !== null) throw new Error('the writer ended by itself');
    await delay(5);
  }
  return { process: child, acknowledged };
}

async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Returns the acknowledged writes that are missing, and the number of transactions that are there in part. */
async function lossesOf(database: Database, acknowledged: readonly number[]): Promise<unknown> {
  const [found] = await database.query<{ missing: number[]; halves: number }>(
    `select
       coalesce(
         (select array_agg(id) from unnest($1::int[]) as id
          where id not in (select id from public.acknowledged)), '{}'
       ) as missing,
       (select count(*)::int from public.acknowledged full join public.acknowledged_too using (id)
        where acknowledged.id is null or acknowledged_too.id is null) as halves`,
    [acknowledged],
  );
  return found;
}

const noLosses = { missing: [], halves: 0 };

/** Waits long enough for writes of every kind, a different time at each call. */
function someTime(): Promise<void> {
  return delay(20 + Math.random() * 300);
}

test.skipIf(onPostgres)(
  `a server killed ${kills} times while it writes to the embedded database loses nothing`,
  async () => {
    const dataDir = await temporaryFolder();
    cleanUp.push(() => rm(dataDir, { recursive: true, force: true }));
    const created = await openDatabase({ dataDir, log: silent });
    await prepare(created);
    await created.close();

    const acknowledged: number[] = [];
    for (let round = 1; round <= kills; round++) {
      const writer = await startWriter(dataDir, round * 1_000_000);
      await someTime();
      await kill(writer.process);
      acknowledged.push(...writer.acknowledged());

      const database = await openDatabase({ dataDir, log: silent });
      expect(await lossesOf(database, acknowledged)).toEqual(noLosses);
      await database.close();
    }
  },
  limitMs,
);

test.skipIf(!onPostgres)(
  `a server killed ${kills} times and a postmaster killed ${kills} times lose nothing`,
  async () => {
    const cluster = await startPostgresCluster({ isDurable: true });
    cleanUp.push(() => cluster.stop());
    const open = (): Promise<Database> =>
      openDatabase({ dataDir: '', databaseUrl: cluster.url, log: silent });
    const created = await open();
    await prepare(created);
    await created.close();

    const acknowledged: number[] = [];
    for (let round = 1; round <= kills * 2; round++) {
      const writer = await startWriter(cluster.url, round * 1_000_000);
      await someTime();
      if (round % 2 === 0) await kill(writer.process);
      else {
        await cluster.killPostmaster();
        await kill(writer.process);
        await cluster.restart();
      }
      acknowledged.push(...writer.acknowledged());

      const database = await open();
      expect(await lossesOf(database, acknowledged)).toEqual(noLosses);
      await database.close();
    }
  },
  limitMs * 2,
);
