/** Guarantees that product migrations rely on, on either database. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asCaller, openTestDatabase, type TestDatabase } from '@muster/testkit';
import { migrationFolders } from '@muster/testkit/database-template';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase, type OpenedDatabase } from '../open-database.ts';

let opened: TestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});

afterAll(() => opened.close());

test('user roles can neither log in nor create anything in public', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await expect(
      asCaller(database, { role }, 'create table public.mine (id int)'),
    ).rejects.toMatchObject({ code: '42501' });
  }
  expect(
    await database.query(
      `select count(*)::int as count from pg_roles
       where rolcanlogin and rolname = any ($1)`,
      [['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_admin']],
    ),
  ).toEqual([{ count: 0 }]);
});

test('a new table is open to no user role', async () => {
  await database.script('create table public.unnamed (id int)');
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await expect(
      asCaller(database, { role }, 'select * from public.unnamed'),
    ).rejects.toMatchObject({
      code: '42501',
    });
  }
});

test('only service_role passes row security', async () => {
  expect(
    await database.query(
      `select rolname from pg_roles
       where rolbypassrls and not rolsuper and rolname = any ($1)`,
      [['anon', 'authenticated', 'service_role', 'authenticator']],
    ),
  ).toEqual([{ rolname: 'service_role' }]);
});

test('the claims say who is calling', async () => {
  const sub = '33333333-3333-4333-8333-333333333333';
  const [seen] = await asCaller(
    database,
    { role: 'authenticated', sub, claims: { email: 'employee@demo.muster.test' } },
    `select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() ->> 'sub' as sub`,
  );
  expect(seen).toEqual({
    uid: sub,
    role: 'authenticated',
    email: 'employee@demo.muster.test',
    sub,
  });
  const [anonymous] = await asCaller(database, { role: 'anon' }, 'select auth.uid() as uid');
  expect(anonymous).toEqual({ uid: null });
});

test('extensions live in a schema of their own and work there', async () => {
  expect(
    await database.query(
      `select extname from pg_extension where extnamespace = 'extensions'::regnamespace order by 1`,
    ),
  ).toEqual([{ extname: 'btree_gist' }, { extname: 'pg_trgm' }, { extname: 'pgcrypto' }]);
  const [digest] = await database.query(
    `select encode(extensions.digest('abc', 'sha256'), 'hex') like 'ba7816bf%' as sha256,
       extensions.similarity('muster', 'master') > 0.2 as similar`,
  );
  expect(digest).toEqual({ sha256: true, similar: true });
});

test('objects are hidden from everyone until a policy names them', async () => {
  await database.query(`insert into storage.buckets (id, name) values ('photos', 'photos')`);
  await database.query(
    `insert into storage.objects (bucket_id, name) values ('photos', 'company/person/one.jpg')`,
  );
  const caller = { role: 'authenticated', sub: '33333333-3333-4333-8333-333333333333' };
  expect(await asCaller(database, caller, 'select id from storage.objects')).toEqual([]);
  await expect(
    asCaller(
      database,
      caller,
      `insert into storage.objects (bucket_id, name) values ('photos', 'x')`,
    ),
  ).rejects.toMatchObject({ code: '42501' });
  await database.script(`
    create policy own_folder on storage.objects for select to authenticated
      using (bucket_id = 'photos' and (storage.foldername(name))[2] = 'person');
  `);
  expect(await asCaller(database, caller, 'select path_tokens from storage.objects')).toEqual([
    { path_tokens: ['company', 'person', 'one.jpg'] },
  ]);
});

test.each([
  ['a/b/c.tar.gz', ['a', 'b'], 'c.tar.gz', 'gz'],
  ['plain', [], 'plain', 'plain'],
])(
  '%s is taken apart into folders, file name and extension',
  async (name, folders, file, ending) => {
    const [parts] = await database.query(
      `select storage.foldername($1) as folders, storage.filename($1) as file,
       storage.extension($1) as ending`,
      [name],
    );
    expect(parts).toEqual({ folders, file, ending });
  },
);

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a database user without superuser rights can migrate',
  async () => {
    const name = `muster_plain_${randomBytes(6).toString('hex')}`;
    const admin = await openDatabase({ ...settings, databaseUrl: serverUrl('postgres') });
    let plain: OpenedDatabase | null = null;
    try {
      await admin.script(`create role ${name} login createrole password '${name}'`);
      await outside(admin, `create database ${name} owner ${name}`);
      plain = await openDatabase({ ...settings, databaseUrl: serverUrl(name, name) });
      const { migrations } = await migrate(plain, migrationFolders);
      expect(migrations).toContain('0001_roles.sql');
      expect(
        await asCaller(plain, { role: 'service_role' }, 'select current_user::text as role'),
      ).toEqual([{ role: 'service_role' }]);
    } finally {
      await plain?.close();
      await outside(admin, `drop database if exists ${name} with (force)`);
      await admin.script(`drop role if exists ${name}`);
      await admin.close();
    }
  },
);

const settings = { dataDir: '', log: { info: () => {}, warn: () => {}, error: () => {} } };

function serverUrl(databaseName: string, user?: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${databaseName}`;
  if (user !== undefined) {
    url.username = user;
    url.password = user;
  }
  return url.href;
}

function outside(admin: Database, sql: string): Promise<void> {
  return admin.script(sql, { transactional: false });
}
