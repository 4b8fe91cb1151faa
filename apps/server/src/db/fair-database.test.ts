import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import type { Database } from './database.ts';

/** Notifications and queueing, tested on the form that the run uses. */
let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});

afterAll(() => opened.close());

describe('notifications', () => {
  test('reach the listener after the commit until it stops listening', async () => {
    const heard: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const stop = await database.listen('Some "channel"', (payload) => {
      heard.push(payload);
      arrived.resolve();
    });
    await database.query(`select pg_notify('Some "channel"', 'hello')`);
    await arrived.promise;
    expect(heard).toEqual(['hello']);
    await stop();
    await database.query(`select pg_notify('Some "channel"', 'unheard')`);
    await database.query('select 1');
    expect(heard).toEqual(['hello']);
  });
});

describe('the queue for the database', () => {
  const caller = (sub: string) => ({ caller: { role: 'authenticated', claims: { sub } } });

  /** Keeps a connection, or the embedded database's only session, until `end` is called. */
  async function hold(options = {}) {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const ended = database.transaction(async (transaction) => {
      await transaction.query('select 1');
      begun.resolve();
      await end.promise;
    }, options);
    return {
      begun: begun.promise,
      async end() {
        end.resolve();
        await ended;
      },
    };
  }

  test('serves punches first, then one caller after the other', async () => {
    // All connections except those reserved for urgent work.
    const count = database.kind === 'postgres' ? 8 : 1;
    const holders = await Promise.all(Array.from({ length: count }, () => hold()));
    await Promise.all(holders.map((holder) => holder.begun));
    const order: string[] = [];
    const ask = (name: string, options: object) =>
      database.query('select 1', [], options).then(() => void order.push(name));
    const asked = [
      ...['greedy 1', 'greedy 2', 'greedy 3'].map((name) => ask(name, caller('greedy'))),
      ask('modest', caller('modest')),
      ask('punch', { ...caller('punching'), isUrgent: true }),
    ];
    await holders[0]?.end();
    await Promise.all(asked);
    await Promise.all(holders.slice(1).map((holder) => holder.end()));
    expect(order).toEqual(['punch', 'greedy 1', 'modest', 'greedy 2', 'greedy 3']);
  });

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'makes a third statement of one caller wait, and no one else',
    async () => {
      const [first, second] = await Promise.all([hold(caller('a')), hold(caller('a'))]);
      await Promise.all([first.begun, second.begun]);
      let isThirdDone = false;
      const third = database.query('select 1', [], caller('a')).then(() => (isThirdDone = true));
      await database.query('select 1', [], caller('b'));
      await database.query('select 1');
      expect(isThirdDone).toBe(false);
      await first.end();
      await third;
      await second.end();
    },
  );
});
