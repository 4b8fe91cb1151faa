import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '@muster/testkit';
import { createUser } from './auth/users/create-user.ts';
import { verifyPassword } from './auth/passwords/password-hash.ts';
import { readConfig } from './config.ts';
import { demoAtStart } from './demo-at-start.ts';

const published = 'muster-demo-2026';

let opened: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  opened = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'muster-demo-'));
  const deps = { database: opened.database, now: Date.now };
  await createUser(deps, { email: 'admin@demo.muster.test', password: published });
  await createUser(deps, { email: 'admin@second.muster.test', password: 'one of their own' });
  await createUser(deps, { email: 'crew1@demo.muster.test', password: null });
  await createUser(deps, { email: 'admin@example.com', password: published });
});
afterEach(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

const start = (environment: Readonly<Record<string, string>>) =>
  demoAtStart({
    config: readConfig({ MUSTER_DEMO: 'off', MUSTER_DATA_DIR: dataDir, ...environment }),
    database: opened.database,
    now: Date.now,
    say: () => {},
  });

async function opens(email: string, password: string): Promise<boolean> {
  const [login] = await opened.database.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where email = $1',
    [email],
  );
  return verifyPassword(password, login?.encrypted_password ?? null);
}

test.each([
  ['a public address', { PUBLIC_URL: 'https://muster.example.com' }],
  ['a host that others reach', { HOST: '0.0.0.0' }],
])('the published password opens nothing after a start with %s', async (_, environment) => {
  await opened.database.query(
    `insert into auth.sessions (id, user_id, aal)
     select gen_random_uuid(), id, 'aal1' from auth.users where email = 'admin@demo.muster.test'`,
  );
  const [heading, line, ...more] = await start(environment);
  expect(await opens('admin@demo.muster.test', published)).toBe(false);
  expect(await opened.database.query('select from auth.sessions')).toEqual([]);
  expect([heading, more]).toEqual(['Demo logins, shown only now:', []]);
  const [email, password = ''] = line?.trim().split('  ') ?? [];
  expect(email).toBe('admin@demo.muster.test');
  expect(await opens('admin@demo.muster.test', password)).toBe(true);
  expect(await start(environment)).toEqual([]);
  expect(await opens('admin@demo.muster.test', password)).toBe(true);
});

test('a password of their own stays, and so does that of others', async () => {
  await start({ PUBLIC_URL: 'https://muster.example.com' });
  expect(await opens('admin@second.muster.test', 'one of their own')).toBe(true);
  expect(await opens('crew1@demo.muster.test', published)).toBe(false);
  expect(await opens('admin@example.com', published)).toBe(true);
});

test.skipIf(Boolean(process.env['TEST_DATABASE_URL']))(
  'on this machine alone the published password stays, told with the logins that it opens',
  async () => {
    expect(await start({})).toEqual([
      `Demo logins, password ${published}:`,
      '  admin@demo.muster.test',
      'Kiosk PIN of people without a login: 264817',
    ]);
    expect(await opens('admin@demo.muster.test', published)).toBe(true);
  },
);
