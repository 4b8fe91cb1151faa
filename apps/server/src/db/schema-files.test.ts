/**
 * Schema files on a database: applied when they change, and dropped when they are deleted, together with dependent
 * objects.
 */
import { mkdir, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '@muster/testkit';
import { temporaryFolder } from '@muster/testkit/temporary-folder';
import { migrate, pendingChanges } from './migrate.ts';

let opened: TestDatabase;
let folder: string;

beforeAll(async () => {
  opened = await openTestDatabase();
});

afterAll(() => opened.close());

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'product'));
  await mkdir(join(folder, 'schemas'));
  await opened.database.script(`
    drop schema if exists muster cascade;
    drop table if exists public.trials, public.more_trials;
    drop function if exists app.trial_count, app.trial_limit, app.is_trial, app.note_trial;
  `);
  await write('product/1_trials.sql', 'create table public.trials (id int);');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, sql: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), sql);
}

const folders = () => ({
  platformDir: null,
  productDir: join(folder, 'product'),
  schemasDir: join(folder, 'schemas'),
});

async function run(): Promise<readonly string[]> {
  return (await migrate(opened.database, folders())).schemaFiles;
}

async function refusalOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'not refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function value(sql: string): Promise<unknown> {
  const [row] = await opened.database.query<{ value: unknown }>(`select ${sql} as value`);
  return row?.value;
}

const functionOf = (name: string, rest: string, body: string) =>
  `create or replace function app.${name}${rest} language sql stable set search_path = '' as $$ select ${body} $$;`;

const count = 'schemas/trial/trial_count.sql';
const policies = 'schemas/trial/trials.policies.sql';
const readingPolicy =
  'create policy trials_read on public.trials for select to authenticated using (id < (select app.trial_limit()));';

const policyNames = () =>
  value(
    `(select array_agg(polname::text) from pg_policy where polrelid = 'public.trials'::regclass)`,
  );

describe('files that are refused', () => {
  test.each([
    ['a table', 'create table public.a (id int);'],
    [
      'a function that replaces none',
      'create function app.a() returns int language sql as $$ select 1 $$;',
    ],
    ['data', 'insert into public.trials values (1);'],
    ['a grant on the function of another file', 'grant execute on function app.my_role() to anon;'],
    ['a comment on the function of another file', `comment on function app.my_role() is 'Mine.';`],
  ])('%s has no place in a schema file', async (_what, sql) => {
    await write(count, sql);
    expect(await refusalOf(run())).toBe(
      `The schema file trial/trial_count.sql has a statement that belongs into a migration or into another schema file: ${sql.slice(0, -1)}`,
    );
  });

  test('a second definition of a function is refused, with other arguments too', async () => {
    await write(count, functionOf('trial_count', '() returns bigint', '1::bigint'));
    await write('schemas/trial/other.sql', functionOf('trial_count', '(a int) returns int', 'a'));
    expect(await refusalOf(run())).toBe(
      'Two schema files define the function app.trial_count: trial/other.sql and trial/trial_count.sql.',
    );
  });

  test('one that fails is named, and neither it nor the migrations before it change anything', async () => {
    await write(count, functionOf('trial_count', '() returns no_such_type', '1'));
    expect(await refusalOf(run())).toBe(
      'The schema file schemas/trial/trial_count.sql failed and nothing was changed: type "no_such_type" does not exist',
    );
    expect(await value(`to_regclass('public.trials')::text`)).toBeNull();
  });
});

describe('a file that changes', () => {
  test('is applied again, one that does not is left alone', async () => {
    await write(count, functionOf('trial_count', '() returns int', '1'));
    await write('schemas/trial/is_trial.sql', functionOf('is_trial', '() returns boolean', 'true'));
    expect(await run()).toEqual(['trial/is_trial.sql', 'trial/trial_count.sql']);
    expect(await run()).toEqual([]);
    await write(count, functionOf('trial_count', '() returns int', '2'));
    expect((await pendingChanges(opened.database, folders())).schemaFiles).toEqual([
      'trial/trial_count.sql',
    ]);
    expect(await run()).toEqual(['trial/trial_count.sql']);
    expect(await value('app.trial_count()')).toBe(2);
  });

  test('may call a function that comes after it', async () => {
    await write(
      'schemas/trial/a.sql',
      functionOf('trial_count', '() returns int', 'app.trial_limit()'),
    );
    await write('schemas/trial/b.sql', functionOf('trial_limit', '() returns int', '7'));
    await run();
    expect(await value('app.trial_count()')).toBe(7);
  });

  test('revokes a grant that it no longer gives', async () => {
    const sql = functionOf('trial_count', '() returns int', '1');
    await write(count, `${sql}\ngrant execute on function app.trial_count() to authenticated;`);
    await write(policies, 'grant select (id) on public.trials to authenticated;');
    await run();
    const rights = () =>
      value(`array[has_function_privilege('authenticated', 'app.trial_count()', 'execute'),
        has_column_privilege('authenticated', 'public.trials', 'id', 'select')]`);
    expect(await rights()).toEqual([true, true]);
    await write(count, sql);
    await write(policies, '-- Withheld: everything.');
    await run();
    expect(await rights()).toEqual([false, false]);
  });

  test('replaces a function of another signature, with the policies and triggers that call it', async () => {
    await write('schemas/trial/trial_limit.sql', functionOf('trial_limit', '() returns int', '7'));
    await write(
      policies,
      `${readingPolicy}
      create trigger note_trial after insert on public.trials
        for each row when (app.is_trial(new.id)) execute function app.bump_version();`,
    );
    await write(
      'schemas/trial/is_trial.sql',
      functionOf('is_trial', '(id int) returns boolean', 'true'),
    );
    await run();
    await write(
      'schemas/trial/trial_limit.sql',
      functionOf('trial_limit', '(a int default 3) returns bigint', 'a'),
    );
    expect(await run()).toEqual(['trial/trial_limit.sql', 'trial/trials.policies.sql']);
    expect(await value('app.trial_limit()')).toBe(3);
    expect(await policyNames()).toEqual(['trials_read']);
    await write(
      'schemas/trial/is_trial.sql',
      functionOf('is_trial', '(id bigint) returns boolean', 'false'),
    );
    expect(await run()).toEqual(['trial/is_trial.sql', 'trial/trials.policies.sql']);
  });

  test('can’t give another signature to a function that a table needs', async () => {
    await write(
      'product/2_more.sql',
      '-- requires: app.trial_limit\ncreate table public.more_trials (id int check (id < app.trial_limit()));',
    );
    await write('schemas/trial/trial_limit.sql', functionOf('trial_limit', '() returns int', '7'));
    expect(await run()).toEqual(['trial/trial_limit.sql']);
    await write(
      'schemas/trial/trial_limit.sql',
      functionOf('trial_limit', '() returns bigint', '7'),
    );
    expect(await refusalOf(run())).toContain(
      'cannot drop function app.trial_limit() because other objects depend on it',
    );
    expect(await value('app.trial_limit()')).toBe(7);
  });
});

describe('a file that goes', () => {
  test('takes along what it defined', async () => {
    await write('schemas/trial/trial_limit.sql', functionOf('trial_limit', '() returns int', '7'));
    await write(policies, readingPolicy);
    await run();
    await unlink(join(folder, policies));
    await unlink(join(folder, 'schemas/trial/trial_limit.sql'));
    await run();
    expect(await policyNames()).toBeNull();
    expect(await value(`to_regproc('app.trial_limit')::text`)).toBeNull();
  });

  test('loses nothing that another file defines now', async () => {
    const sql = functionOf('trial_limit', '() returns int', '7');
    await write('schemas/trial/trial_limit.sql', sql);
    await run();
    await unlink(join(folder, 'schemas/trial/trial_limit.sql'));
    await write('schemas/other/trial_limit.sql', sql);
    expect(await run()).toEqual(['other/trial_limit.sql']);
    expect(await value('app.trial_limit()')).toBe(7);
  });
});

test('a table that a migration recreates gets its policies again', async () => {
  await write('schemas/trial/trial_limit.sql', functionOf('trial_limit', '() returns int', '7'));
  await write(policies, readingPolicy);
  await run();
  await write(
    'product/2_anew.sql',
    'drop table public.trials; create table public.trials (id int);',
  );
  expect(await run()).toEqual(['trial/trials.policies.sql']);
  expect(await policyNames()).toEqual(['trials_read']);
});

test('a migration that names a function no file defines is refused', async () => {
  await write('product/2_more.sql', '-- requires: app.nowhere\nselect 1;');
  expect(await refusalOf(run())).toBe('No schema file defines the function app.nowhere.');
});

test('of several servers that start at once one applies the files', async () => {
  await write(count, functionOf('trial_count', '() returns int', '1'));
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(['trial/trial_count.sql']);
});
