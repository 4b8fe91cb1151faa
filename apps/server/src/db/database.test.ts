/** The contract of the Database port, tested on the form that the run uses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { DatabaseError, type Database, type Parameter } from './database.ts';

let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
  await database.script(`
    create table public.notes (id int primary key, owner uuid, body text not null);
    alter table public.notes enable row level security;
    create policy own_notes on public.notes to authenticated
      using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
    grant select, insert, update on public.notes to authenticated;
    insert into public.notes values
      (1, '11111111-1111-4111-8111-111111111111', 'first'),
      (2, '22222222-2222-4222-8222-222222222222', 'second');
  `);
});

afterAll(() => opened.close());

const employee = {
  role: 'authenticated',
  claims: { role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' },
};

async function failureOf(promise: Promise<unknown>): Promise<DatabaseError> {
  const error = await promise.then(
    () => new Error('no error'),
    (reason: unknown) => reason,
  );
  if (error instanceof DatabaseError) return error;
  throw error;
}

async function valueOf(expression: string, parameters: Parameter[] = []): Promise<unknown> {
  const [row] = await database.query<{ value: unknown }>(
    `select (${expression}) as value`,
    parameters,
  );
  return row?.value;
}

describe('errors', () => {
  test('carry code, message, detail, hint and what they are about', async () => {
    const duplicate = failureOf(
      database.query(`insert into public.notes values (1, null, 'again')`),
    );
    expect(await duplicate).toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      message: 'duplicate key value violates unique constraint "notes_pkey"',
      detail: 'Key (id)=(1) already exists.',
      hint: null,
      schema: 'public',
      table: 'notes',
      column: null,
      constraint: 'notes_pkey',
    });
    expect(
      await failureOf(database.query(`insert into public.notes (id) values (9)`)),
    ).toMatchObject({ code: '23502', table: 'notes', column: 'body' });
  });

  test.each([
    ['a syntax error', 'selec 1', '42601'],
    ['a division by zero', 'select 1 / 0', '22012'],
    ['a missing table', 'select * from public.absent', '42P01'],
    ['a bad cast', `select 'x'::int`, '22P02'],
    ['a NUL byte', `select $1::text`, '22021'],
  ])('%s has its SQLSTATE and leaves the session usable', async (_, sql, code) => {
    const parameters = sql.includes('$1') ? ['a\u0000b'] : [];
    expect((await failureOf(database.query(sql, parameters))).code).toBe(code);
    expect(await valueOf('1')).toBe(1);
  });

  test('a function’s own code and hint arrive', async () => {
    await database.script(`
      create or replace function public.refuse() returns void language plpgsql as $$
      begin raise exception 'Not now' using errcode = 'MU042', hint = 'Later', detail = 'Why'; end $$
    `);
    expect(await failureOf(database.query('select public.refuse()'))).toMatchObject({
      code: 'MU042',
      message: 'Not now',
      hint: 'Later',
      detail: 'Why',
    });
  });
});

describe('callers', () => {
  test('a caller without the right is refused and sees only their own rows', async () => {
    const anon = { role: 'anon', claims: { role: 'anon' } };
    expect(
      (await failureOf(database.query('select * from public.notes', [], { caller: anon }))).code,
    ).toBe('42501');
    expect(await database.query('select id from public.notes', [], { caller: employee })).toEqual([
      { id: 1 },
    ]);
  });

  test('a role that does not exist is an error before anything runs', async () => {
    const caller = { role: 'nobody_here', claims: {} };
    const failure = await failureOf(
      database.query(`insert into public.notes values (77, null, 'x')`, [], { caller }),
    );
    expect(failure.code).toBe('22023');
    expect(await valueOf('select count(*)::int from public.notes where id = 77')).toBe(0);
  });

  test('claims and settings are those of the transaction and gone after it', async () => {
    const caller = { ...employee, settings: { 'request.method': 'GET', 'request.path': '/x' } };
    const [seen] = await database.query(
      `select current_user::text as role, auth.uid()::text as uid,
        current_setting('request.method') as method`,
      [],
      { caller },
    );
    expect(seen).toEqual({ role: 'authenticated', uid: employee.claims.sub, method: 'GET' });
    const [after] = await database.query(
      `select current_user = session_user as own, auth.uid() as uid,
        coalesce(current_setting('request.method', true), '') as method`,
    );
    expect(after).toEqual({ own: true, uid: null, method: '' });
  });

  test('a read-only transaction refuses to write', async () => {
    const write = database.query(`insert into public.notes values (78, null, 'x')`, [], {
      readOnly: true,
    });
    expect((await failureOf(write)).code).toBe('25006');
  });
});

describe('pipelines', () => {
  test('an error anywhere undoes all of it', async () => {
    const failure = await failureOf(
      database.pipeline([
        { text: `insert into public.notes values (10, null, 'a')` },
        { text: `insert into public.notes values (1, null, 'b')` },
        { text: `insert into public.notes values (11, null, 'c')` },
      ]),
    );
    expect(failure.code).toBe('23505');
    expect(await valueOf('select count(*)::int from public.notes where id in (10, 11)')).toBe(0);
  });

  test('an error at commit undoes all of it', async () => {
    await database.script(`
      create table public.parents (id int primary key);
      create table public.children (
        parent_id int references public.parents (id) deferrable initially deferred
      );
    `);
    const failure = await failureOf(
      database.pipeline([{ text: 'insert into public.children values (5)' }]),
    );
    expect(failure.code).toBe('23503');
    expect(await valueOf('select count(*)::int from public.children')).toBe(0);
  });

  test('answer one result a statement with rows and counts', async () => {
    const results = await database.pipeline([
      { text: 'create temporary table scratch (a int) on commit drop' },
      { text: 'insert into scratch select generate_series(1, $1)', parameters: [3] },
      { text: 'update scratch set a = a + 1 where a > $1 returning a', parameters: [1] },
      { text: 'select a from scratch where false' },
      { text: 'delete from scratch' },
    ]);
    expect(results.map((result) => [result.rows.length, result.affectedRows])).toEqual([
      [0, 0],
      [0, 3],
      [2, 2],
      [0, 0],
      [0, 3],
    ]);
  });

  test('many at once keep their answers apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        if (index % 7 === 0) return (await failureOf(valueOf(`1 / $1::int`, [0]))).code;
        return valueOf('$1::int + $2::int', [index, 1]);
      }),
    );
    expect(answers).toEqual(
      Array.from({ length: 200 }, (_, index) => (index % 7 === 0 ? '22012' : index + 1)),
    );
  });

  test('more different statements than are kept prepared still work', async () => {
    for (let index = 0; index < 1_100; index++) {
      expect(await valueOf(`$1::int + ${index}`, [1])).toBe(index + 1);
    }
    expect(await valueOf('$1::int + 0', [1])).toBe(1);
  });

  test('a statement prepared before a table changed is prepared again', async () => {
    await database.script(
      'create table public.shapes (a int); insert into public.shapes values (1)',
    );
    const read = (): Promise<unknown[]> => database.query('select * from public.shapes');
    expect(await read()).toEqual([{ a: 1 }]);
    await database.script('alter table public.shapes add column b int default 2');
    expect(await Promise.all([read(), read(), read()])).toEqual(
      Array.from({ length: 3 }, () => [{ a: 1, b: 2 }]),
    );
  });
});

describe('transactions', () => {
  test('are undone when the work throws, and its error comes through', async () => {
    const reason = new Error('changed my mind');
    const attempt = database.transaction(async (transaction) => {
      await transaction.query(`insert into public.notes values (20, null, 'a')`);
      throw reason;
    });
    await expect(attempt).rejects.toBe(reason);
    expect(await valueOf('select count(*)::int from public.notes where id = 20')).toBe(0);
  });

  test('fail as a whole when the work swallows a statement’s error', async () => {
    const attempt = database.transaction(async (transaction) => {
      await transaction.query(`insert into public.notes values (21, null, 'a')`);
      await transaction.query('select 1 / 0').catch(() => {});
      return 'done';
    });
    expect((await failureOf(attempt)).code).toBe('22012');
    expect(await valueOf('select count(*)::int from public.notes where id = 21')).toBe(0);
  });

  test('refuse statements after their end', async () => {
    const transaction = await database.transaction(async (open) => {
      await open.query('select 1');
      return open;
    });
    expect((await failureOf(transaction.query('select 1'))).code).toBe('25P01');
  });

  test('run as their caller from the first statement to the last', async () => {
    const roles = await database.transaction(
      async (transaction) => {
        const [first] = await transaction.query<{ role: string }>(
          'select current_user::text as role',
        );
        const rows = await transaction.query<{ id: number }>('select id from public.notes');
        return [first?.role, rows.map(({ id }) => id)];
      },
      { caller: employee },
    );
    expect(roles).toEqual(['authenticated', [1]]);
  });

  test('take statements asked for at the same time one after the other', async () => {
    const values = await database.transaction((transaction) =>
      Promise.all([1, 2, 3].map((value) => transaction.query('select $1::int as value', [value]))),
    );
    expect(values).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
  });

  test('see what they wrote, and others see it after the commit', async () => {
    const inside = await database.transaction(async (transaction) => {
      await transaction.query(`insert into public.notes values (22, null, 'kept')`);
      return transaction.query('select body from public.notes where id = 22');
    });
    expect(inside).toEqual([{ body: 'kept' }]);
    expect(await valueOf(`select body from public.notes where id = 22`)).toBe('kept');
  });

  test('run again after a serialisation failure, at most three times', async () => {
    let runs = 0;
    const lost = database.transaction(async (transaction) => {
      runs++;
      await transaction.query(`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`);
    });
    expect((await failureOf(lost)).code).toBe('40001');
    expect(runs).toBe(4);

    let tries = 0;
    const answer = await database.transaction(async (transaction) => {
      const code = ++tries < 3 ? '40P01' : '00000';
      await transaction.query(
        `do $$ begin if '${code}' <> '00000' then raise exception 'lost' using errcode = '${code}'; end if; end $$`,
      );
      return 'won';
    });
    expect([answer, tries]).toEqual(['won', 3]);
  });
});

describe('scripts', () => {
  test('are undone as a whole when one statement fails', async () => {
    const attempt = database.script('create table public.half (a int); select 1 / 0;');
    expect((await failureOf(attempt)).code).toBe('22012');
    expect(await valueOf(`to_regclass('public.half')`)).toBe(null);
  });

  test('outside a transaction run statement by statement', async () => {
    await database.script(
      `-- a comment; with a semicolon
       create table public.indexed (a int, b text default 'x;y' /* ; */);
       create index concurrently indexed_a on public.indexed (a);
       do $body$ begin perform 1; end $body$;`,
      { transactional: false },
    );
    expect(await valueOf(`to_regclass('public.indexed_a') is not null`)).toBe(true);
  });
});

describe('time limits', () => {
  test('end a statement with 57014, and what it did is undone', async () => {
    const slow = database.pipeline(
      [
        { text: `insert into public.notes values (30, null, 'x')` },
        { text: 'select pg_sleep(20)' },
      ],
      { timeoutMs: 300 },
    );
    expect((await failureOf(slow)).code).toBe('57014');
    expect(await valueOf('select count(*)::int from public.notes where id = 30')).toBe(0);
  });

  test('fail the transaction that they interrupt, and it does not go on outside of it', async () => {
    const attempt = database.transaction(
      async (transaction) => {
        await transaction.query(`select set_config('a.b', 'c', true)`);
        await transaction.query('select pg_sleep(20)').catch(() => {});
        await transaction.query('select count(*) from public.notes');
      },
      { caller: employee, timeoutMs: 300 },
    );
    expect((await failureOf(attempt)).code).toBe('57014');
  });

  test('let requests through that waited behind the slow one', async () => {
    const slow = failureOf(database.query('select pg_sleep(20)', [], { timeoutMs: 300 }));
    const waiting = Promise.all([1, 2, 3].map((value) => valueOf('$1::int', [value])));
    expect((await slow).code).toBe('57014');
    expect(await waiting).toEqual([1, 2, 3]);
  });
});
