/** Behavior of the embedded form beyond the port: stay responsive, survive a worker crash, refuse when full. */
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate, openTemplateCopy, silentLog } from '@muster/testkit/database-embedded';
import type { TestDatabase } from '@muster/testkit';
import { databaseFolder } from '../database-folder.ts';
import { DatabaseError } from '../database.ts';
import { Engine } from './engine.ts';
import { Session } from './session.ts';

let opened: TestDatabase;

beforeEach(async () => {
  opened = await openTemplateCopy();
});

afterEach(() => opened.close());

const anon = { role: 'anon', claims: { role: 'anon' } };

test('a 5 s statement of an anonymous caller ends at 3 s while the main loop stays live', async () => {
  const startedAt = performance.now();
  const slow = opened.database.query('select pg_sleep(5)', [], { caller: anon }).then(
    () => null,
    (error: unknown) => error,
  );

  const pausesMs: number[] = [];
  let lastTick = performance.now();
  const ticking = setInterval(() => {
    const now = performance.now();
    pausesMs.push(now - lastTick);
    lastTick = now;
  }, 5);
  const error = await slow;
  clearInterval(ticking);

  expect(error).toBeInstanceOf(DatabaseError);
  expect(error).toMatchObject({ code: '57014' });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(3_000);
  // If the database blocked the loop, one pause would last 3 s; a busy machine causes short ones.
  const sorted = pausesMs.sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(50);
  expect(sorted.at(-1)).toBeLessThan(2_500);
});

test('a loop that never yields is ended as well', async () => {
  const spin = opened.database.query(`do $$ begin loop perform 1; end loop; end $$`, [], {
    timeoutMs: 400,
  });
  await expect(spin).rejects.toMatchObject({ code: '57014' });
  expect(await opened.database.query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('listeners hear again after a restart, and are woken once for what they may have missed', async () => {
  const heard: string[] = [];
  const { database } = opened;
  const woken = Promise.withResolvers<void>();
  const notified = Promise.withResolvers<void>();
  await database.listen('news', (payload) => {
    heard.push(payload);
    if (payload === '') woken.resolve();
    else notified.resolve();
  });
  await expect(database.query('select pg_sleep(9)', [], { timeoutMs: 100 })).rejects.toMatchObject({
    code: '57014',
  });
  await woken.promise;
  await database.query(`select pg_notify('news', 'after')`);
  await notified.promise;
  expect(heard).toEqual(['', 'after']);
});

test('writes acknowledged around a restart are there, the interrupted one is not', async () => {
  const { database } = opened;
  await database.script('create table public.written (id int primary key)');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, id) =>
      database.pipeline(
        [
          { text: 'insert into public.written values ($1)', parameters: [id] },
          { text: 'select pg_sleep($1)', parameters: [id === 30 ? 9 : 0] },
        ],
        // Long enough for each of the others on a busy machine, even right after the restart; but no one may wait
        // longer than ten seconds for that.
        { timeoutMs: id === 30 ? 500 : 8_000 },
      ),
    ),
  );
  const acknowledged = outcomes.flatMap((outcome, id) =>
    outcome.status === 'fulfilled' ? [id] : [],
  );
  const rows = await database.query<{ id: number }>('select id from public.written order by id');
  expect(rows.map(({ id }) => id)).toEqual(acknowledged);
  expect(acknowledged).toHaveLength(59);
  expect(acknowledged).not.toContain(30);
});

test('a transaction does not go on in the session that follows a crash', async () => {
  const dataDir = await copyTemplate();
  const engine = await Engine.open(databaseFolder(dataDir), {
    log: silentLog,
    onRestart: () => {
      session.forgetPrepared();
      return [];
    },
  });
  const session: Session = new Session(engine, () => {});
  const inTransaction = { limitMs: 0, session: engine.session };
  await session.run([{ text: 'begin' }, { text: 'set local role anon' }], inTransaction);
  engine.crash();
  const write = { text: 'create table public.written_outside (id int)' };
  await expect(session.run([write], inTransaction)).rejects.toMatchObject({ code: '08006' });
  const [found] = await session.run(
    [{ text: `select to_regclass('public.written_outside') as found, current_user::text as role` }],
    { limitMs: 0 },
  );
  expect(found?.rows).toEqual([{ found: null, role: 'postgres' }]);
  await expect(session.run([write], inTransaction)).rejects.toMatchObject({ code: '08006' });
  await engine.close();
  await rm(dataDir, { recursive: true });
});

test('requests beyond the bounded queue are refused with 53300 instead of piling up', async () => {
  const { database } = opened;
  const slow = database.query('select pg_sleep(9)', [], { timeoutMs: 1_000 }).catch(() => 'ended');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_100 }, () => database.query('select 1')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(93);
  expect(
    refused.every(({ reason }) => reason instanceof DatabaseError && reason.code === '53300'),
  ).toBe(true);
  expect(await slow).toBe('ended');
});

test('a transaction left idle for long is given up and the session goes to the others', async () => {
  const idle = opened.database.transaction(async (transaction) => {
    await transaction.query('select 1');
    await new Promise(() => {});
  });
  await expect(idle).rejects.toMatchObject({ code: '25P03' });
  expect(await opened.database.query('select 1 as one')).toEqual([{ one: 1 }]);
});
