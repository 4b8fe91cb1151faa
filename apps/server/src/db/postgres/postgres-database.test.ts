/** Behavior of the form on a PostgreSQL server beyond the port: survive the server's restarts. */
import { execFile } from 'node:child_process';
import { createConnection, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '@muster/testkit/postgres-cluster';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/** A busy machine takes longer. */
const inTime = { timeout: 15_000 };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

vi.setConfig({ testTimeout: 60_000 });

describe.runIf(process.env['TEST_DATABASE_URL'])('a PostgreSQL server', () => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await startPostgresCluster();
  });

  afterAll(() => cluster.stop());

  const open = (databaseUrl = cluster.url): Promise<Database> =>
    openDatabase({ dataDir: '', databaseUrl, log: silent });

  test('that can’t be reached is an error with a sentence', async () => {
    const url = new URL(cluster.url);
    url.port = '1';
    await expect(open(url.href)).rejects.toMatchObject({
      code: '08001',
      message: expect.stringMatching(/^The database cannot be reached: .*ECONNREFUSED/),
    });
  });

  // The garbage collector decides how long the driver's queries live, also based on the machine's load. So this test
  // keeps them all, and checks that they don't keep any rows.
  test('that has answered leaves no rows in the queries of its driver', async () => {
    const script = `
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('../open-database.ts'))};
      const queries = [];
      const { then } = Promise.prototype;
      Promise.prototype.then = function (...reactions) {
        if (this.constructor.name === 'Query') queries.push(this);
        return then.apply(this, reactions);
      };
      const log = { info() {}, warn() {}, error() {} };
      const database = await openDatabase({ dataDir: '', databaseUrl: process.argv[1], log });
      const readRow = async () => new WeakRef((await database.query('select 1 as one'))[0]);
      const row = await readRow();
      await new Promise((resume) => setTimeout(resume));
      gc();
      console.log(queries.length > 0, row.deref());
      await database.close();`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      '--input-type=module',
      '--eval',
      script,
      cluster.url,
    ]);
    expect(stdout.trim()).toBe('true undefined');
  });

  test('that is killed fails what it was doing, and is used again once it is back', async () => {
    const database = await open();
    const heard: string[] = [];
    const woken = Promise.withResolvers<void>();
    const notified = Promise.withResolvers<void>();
    await database.listen('news', (payload) => {
      heard.push(payload);
      if (payload === '') woken.resolve();
      else notified.resolve();
    });
    const underWay = database.query('select pg_sleep(30)');
    const inTransaction = database.transaction(async (transaction) => {
      await transaction.query('select 1');
      await transaction.query('select pg_sleep(30)');
    });
    const outcomes = Promise.allSettled([underWay, inTransaction]);
    await vi.waitFor(async () => {
      const [row] = await database.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep%'`,
      );
      expect(row?.count).toBe(2);
    }, inTime);

    await cluster.killPostmaster();
    expect(await outcomes).toMatchObject([
      { status: 'rejected', reason: { code: expect.stringMatching(/^(08006|57P0\d)$/) } },
      { status: 'rejected', reason: { code: expect.stringMatching(/^(08006|57P0\d)$/) } },
    ]);
    await expect(database.query('select 1')).rejects.toMatchObject({ code: '08001' });

    await cluster.restart();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await woken.promise;
    await database.query(`select pg_notify('news', 'after')`);
    await notified.promise;
    expect(heard).toEqual(['', 'after']);
    await database.close();
  });

  test('that is killed leaves no one waiting in the queue', async () => {
    const database = await open();
    const observer = await open();
    const outcomes = Promise.allSettled(
      Array.from({ length: 60 }, () => database.query('select pg_sleep(30)')),
    );
    await vi.waitFor(async () => {
      const [row] = await observer.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where query = 'select pg_sleep(30)'`,
      );
      // The other two are reserved for urgent work.
      expect(row?.count).toBe(8);
    }, inTime);
    await cluster.killPostmaster();
    const killedAt = performance.now();
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - killedAt).toBeLessThan(5_000);
    await cluster.restart();
    await Promise.all([database.close(), observer.close()]);
  });

  test('that ends a connection ends the transaction on it, which never goes on elsewhere', async () => {
    const database = await open();
    await database.script('create role visitor; create table public.guarded (id int);');
    const attempt = database.transaction(
      async (transaction) => {
        const [own] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
        await database.query('select pg_terminate_backend($1)', [own?.pid ?? 0]);
        await vi.waitFor(async () => {
          const left = await database.query('select from pg_stat_activity where pid = $1', [
            own?.pid ?? 0,
          ]);
          expect(left).toEqual([]);
        }, inTime);
        await transaction.query('insert into public.guarded values (1)').catch(() => {});
        await transaction.query('insert into public.guarded values (2)');
      },
      { caller: { role: 'visitor', claims: {} } },
    );
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^(08006|57P01)$/) });
    expect(await database.query('select * from public.guarded')).toEqual([]);
    await database.close();
  });

  test('that is unreachable for longer than a statement may take gives the connection up', async () => {
    const proxy = await startProxy(cluster.url);
    const database = await open(proxy.url);
    proxy.freeze();
    const silence = database.query('select 1', [], { timeoutMs: 100 });
    await expect(silence).rejects.toMatchObject({ code: '08006' });
    proxy.thaw();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await proxy.close();
  });

  test('reconnects its listener when notifications stop on a connection that seems open', async () => {
    const proxy = await startProxy(cluster.url);
    const database = await open(proxy.url);
    const woken = Promise.withResolvers<void>();
    const heard: string[] = [];
    await database.listen('news', (payload) => {
      heard.push(payload);
      if (payload === '') woken.resolve();
    });
    const connections = proxy.connections();
    proxy.freeze();
    const elsewhere = await open();
    await elsewhere.query(`select pg_notify('news', 'lost on the way')`);
    await vi.waitFor(() => expect(proxy.connections()).toBeGreaterThan(connections), {
      timeout: 15_000,
    });
    proxy.thaw();
    await woken.promise;
    expect(heard).toEqual(['']);
    await Promise.all([database.close(), elsewhere.close()]);
    await proxy.close();
  });

  test('is asked by at most ten connections, and callers beyond wait their turn', async () => {
    const database = await open();
    const openNow = `select count(*)::int as count, pg_sleep(0.02) from pg_stat_activity where application_name = 'muster'`;
    // Connections of earlier tests may still be closing.
    await vi.waitFor(async () => {
      expect(await database.query(openNow)).toMatchObject([{ count: 1 }]);
    }, inTime);
    const most = await Promise.all(
      Array.from({ length: 40 }, () => database.query<{ count: number }>(openNow)),
    );
    const counts = most.map(([row]) => row?.count ?? 0);
    expect(counts).toHaveLength(40);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
    await database.close();
  });

  test('has a bounded queue before it: beyond that callers are refused with 53300', async () => {
    const database = await open();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 1_060 }, () => database.query('select pg_sleep(0.002)')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(50);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: '53300' });
    await database.close();
  });

  test('is not left with more prepared statements than the bound allows', async () => {
    const database = await open();
    for (let index = 0; index < 1_300; index++)
      await database.query(`select $1::int + ${index}`, [1]);
    const [row] = await database.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    );
    expect(row?.count).toBeLessThan(510);
    await database.close();
  });
});

/** Starts a proxy between client and server that can go silent, like a network that is down. */
async function startProxy(target: string): Promise<{
  url: string;
  freeze: () => void;
  thaw: () => void;
  /** How many were opened in total. */
  connections: () => number;
  close: () => Promise<void>;
}> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    const upstream = createConnection(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isFrozen) to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(target);
  url.port = String(address.port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
