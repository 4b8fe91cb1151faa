/** The `muster` command as an operator uses it: in its own process, with or without a running server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startTestServer } from '@muster/testkit';
import { createServerData, type ServerData } from '@muster/testkit/server-database';
import { processEnvironment, processFlags } from '@muster/testkit/server-process';
import { createUser } from '../auth/users/create-user.ts';
import { openDatabase } from '../db/open-database.ts';
import { databaseCommands } from './database-commands.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

type Outcome = { readonly code: number | null; readonly said: string; readonly complained: string };

async function muster(
  data: { readonly dataDir: string; readonly databaseUrl?: string | undefined },
  ...commandLine: readonly string[]
): Promise<Outcome> {
  const entry = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [...processFlags, entry, ...commandLine], {
    env: {
      ...processEnvironment,
      MUSTER_DATA_DIR: data.dataDir,
      ...(data.databaseUrl === undefined ? {} : { DATABASE_URL: data.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, said, complained };
}

vi.setConfig({ testTimeout: 120_000 });

let cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of cleanUp.toReversed()) await step();
  cleanUp = [];
});

async function serverData(): Promise<ServerData> {
  const data = await createServerData();
  cleanUp.push(() => data.remove());
  return data;
}

async function admins(data: ServerData): Promise<string[]> {
  const database = await openDatabase({ ...data, log: silent });
  const rows = await database.query<{ email: string }>(
    `select email from auth.users join public.platform_admins on user_id = id order by email`,
  );
  await database.close();
  return rows.map(({ email }) => email);
}

async function inDatabase(data: ServerData, sql: string): Promise<void> {
  const database = await openDatabase({ ...data, log: silent });
  await database.script(sql);
  await database.close();
}

// Tests with the same output on both databases run on one.
test.skipIf(onPostgres)(
  'a command or an option that does not exist is refused with exit code 2',
  async () => {
    const nowhere = { dataDir: '/nonexistent' };
    expect(await muster(nowhere, 'conquer')).toMatchObject({
      code: 2,
      complained: 'Unknown command: conquer.\n',
    });
    expect(await muster(nowhere, 'migrate', '--backwards')).toMatchObject({ code: 2 });
  },
);

test.skipIf(onPostgres)('every command has a help that names it', async () => {
  const nowhere = { dataDir: '/nonexistent' };
  const overview = await muster(nowhere);
  const names = [...overview.said.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name ?? '');
  expect(names).toEqual(expect.arrayContaining(['backup', 'doctor', 'keys', 'migrate', 'restore']));
  // Running each in its own process would take a second; the database commands work alike, so one is enough.
  for (const [name, { help }] of databaseCommands) {
    expect([names, help]).toEqual([
      expect.arrayContaining([name]),
      expect.stringContaining(`muster ${name}`),
    ]);
  }
  for (const name of ['backup', ...names.filter((each) => !databaseCommands.has(each))]) {
    const { code, said } = await muster(nowhere, name, '--help');
    expect([code, said]).toEqual([0, expect.stringContaining(`muster ${name}`)]);
  }
});

describe.skipIf(onPostgres)('beside a running server on the embedded database', () => {
  test('commands are carried out by that server, and restoring is refused', async () => {
    const server = await startTestServer();
    cleanUp.push(() => server.stop());

    expect(await muster(server, 'migrate')).toMatchObject({ code: 0, said: 'Nothing to do.\n' });
    expect(await muster(server, 'doctor')).toMatchObject({
      code: 0,
      said: expect.stringContaining('All migrations and schema files are applied.'),
    });
    const made = await muster(server, 'create-super-admin', '--email', 'super@demo.muster.test');
    expect(made.code).toBe(0);
    const password = /^Password: (.+)$/m.exec(made.said)?.[1];
    const signIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'super@demo.muster.test', password }),
    });
    expect(signIn.status).toBe(200);

    const backup = join(server.dataDir, 'copy');
    await mkdir(backup, { mode: 0o755 });
    expect(await muster(server, 'backup', '--to', backup)).toMatchObject({ code: 0 });
    expect((await stat(join(backup, 'database'))).mode & 0o777).toBe(0o700);
    expect((await readdir(backup)).sort()).toEqual([
      'audit-seals.json',
      'database',
      'keys.json',
      'manifest.json',
    ]);
    const refused = await muster(server, 'restore', backup);
    expect(refused.code).toBe(1);
    expect(refused.complained).toContain('is in use by the process');
  });

  test('no other user of the machine can reach it', async () => {
    const server = await startTestServer();
    cleanUp.push(() => server.stop());
    const socket = await stat(join(server.dataDir, 'run', 'admin.sock'));
    const folder = await stat(join(server.dataDir, 'run'));
    expect([socket.mode & 0o777, folder.mode & 0o777]).toEqual([0o600, 0o700]);
  });
});

describe('without a server', () => {
  test('a backup brings back what was there, keys included', async () => {
    const data = await serverData();
    const first = await muster(data, 'create-super-admin', '--email', 'first@demo.muster.test');
    expect(first).toMatchObject({ code: 0 });
    const backup = join(data.dataDir, 'copy');
    expect(await muster(data, 'backup', '--to', backup)).toMatchObject({ code: 0, complained: '' });
    const keys = (await muster(data, 'keys', '--json')).said;

    await muster(data, 'create-super-admin', '--email', 'second@demo.muster.test');
    await rm(join(data.dataDir, 'keys.json'));
    expect(await admins(data)).toEqual(['first@demo.muster.test', 'second@demo.muster.test']);

    const restored = await muster(data, 'restore', backup, ...(onPostgres ? ['--yes'] : []));
    expect(restored).toMatchObject({ code: 0, complained: '' });
    expect(await admins(data)).toEqual(['first@demo.muster.test']);
    expect((await muster(data, 'keys', '--json')).said).toBe(keys);
  });

  test('a backup brings back the seals on the audit, and verify finds what was changed since', async () => {
    const data = await serverData();
    await muster(data, 'create-super-admin', '--email', 'super@demo.muster.test');
    await inDatabase(data, 'select app.seal_audit(1000)');
    const backup = join(data.dataDir, 'copy');
    await muster(data, 'backup', '--to', backup);
    await muster(data, 'restore', backup, ...(onPostgres ? ['--yes'] : []));
    const kept = join(backup, 'audit-seals.json');
    expect(await muster(data, 'audit', 'verify', '--seals', kept)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^ok .* 2 rows in 1 seals, 0 waiting/),
    });

    await inDatabase(
      data,
      `set local session_replication_role = replica;
       update public.audit_events set action = 'delete' where subject = 'platform_admins'`,
    );
    const { code, said } = await muster(data, 'audit', 'verify');
    expect([code, said]).toEqual([1, expect.stringMatching(/^problem .* was changed/)]);
  });

  test.runIf(onPostgres)('data on a server is replaced only when that is confirmed', async () => {
    const data = await serverData();
    const backup = join(data.dataDir, 'copy');
    await muster(data, 'backup', '--to', backup);
    expect(await muster(data, 'restore', backup)).toMatchObject({
      code: 1,
      complained: 'This replaces the data at DATABASE_URL. Add --yes to confirm.\n',
    });
  });

  test.runIf(onPostgres)('a damaged dump leaves the data as they are', async () => {
    const data = await serverData();
    await muster(data, 'create-super-admin', '--email', 'super@demo.muster.test');
    const backup = join(data.dataDir, 'copy');
    await muster(data, 'backup', '--to', backup);
    const dump = join(backup, 'database.dump');
    expect((await stat(dump)).mode & 0o777).toBe(0o600);
    await truncate(dump, Math.floor((await stat(dump)).size * 0.9));
    const { code, complained } = await muster(data, 'restore', backup, '--yes');
    expect([code, complained]).toEqual([1, expect.stringContaining('pg_restore failed')]);
    expect(await admins(data)).toEqual(['super@demo.muster.test']);
  });

  // Loading takes long, and a server's first start and `load-demo.test.ts` show it too.
  test.runIf(onPostgres && isFullRun)(
    'the demo is loaded once, with a login for every role',
    async () => {
      const data = await serverData();
      const { code, said } = await muster(data, 'demo', '--password', 'for this test only');
      expect([code, said]).toEqual([
        0,
        expect.stringMatching(/^ {2}employee@demo\.muster\.test {2}for this test only$/m),
      ]);
      expect(await muster(data, 'demo')).toMatchObject({
        code: 0,
        said: 'The demo company is already loaded.\n',
      });
    },
  );

  test.skipIf(onPostgres)('naming a super admin twice changes nothing', async () => {
    const data = await serverData();
    const name = ['create-super-admin', '--email', 'super@demo.muster.test'] as const;
    await muster(data, ...name);
    const again = await muster(data, ...name);
    expect(again.said).toContain('its password is unchanged');
    expect(await admins(data)).toEqual(['super@demo.muster.test']);
  });

  test.skipIf(onPostgres)(
    'times in doubt are listed with both times, of a company or of all',
    async () => {
      const data = await serverData();
      const company = 'c0000000-0000-4000-8000-000000000001';
      await inDatabase(data, doubtfulPunches(company));
      const listed = await muster(data, 'doubtful-times');
      expect(listed.said).toBe(
        `Late Roofing (${company})
  2026-06-01  out          recorded  2026-06-01 15:58:23  device  2026-06-01 16:00:00  America/Denver  Ana Ruiz
Times to check: 1.\n`,
      );
      expect((await muster(data, 'doubtful-times', '--company', company)).said).toBe(listed.said);
      const other = 'c0000000-0000-4000-8000-000000000002';
      expect((await muster(data, 'doubtful-times', '--company', other)).code).toBe(1);
      expect((await muster(data, 'doubtful-times', '--company', 'x')).code).toBe(1);
    },
  );

  test.skipIf(onPostgres)(
    'the doctor warns of demo logins that the published password opens',
    async () => {
      const data = await serverData();
      const database = await openDatabase({ ...data, log: silent });
      const email = 'admin@demo.muster.test';
      await createUser({ database, now: Date.now }, { email, password: 'muster-demo-2026' });
      await database.close();
      const { said } = await muster(data, 'doctor');
      expect(said).toMatch(
        /^warning +Demo logins with the published password: admin@demo\.muster\.test\./m,
      );
    },
  );

  test('the doctor names what is wrong and ends with exit code 1', async () => {
    const data = await serverData();
    const database = await openDatabase({ ...data, log: silent });
    await database.script(`delete from muster.migrations where name like '2%'`);
    await database.close();
    const { code, said, complained } = await muster(data, 'doctor');
    expect(said).toMatch(
      /^problem +\d+ migrations and 0 schema files are missing: run muster migrate\.$/m,
    );
    expect([code, complained]).toEqual([1, 'There is 1 problem.\n']);
  });
});

/** A clock-in with a correct time and a clock-out with a wrong one, from one phone. */
function doubtfulPunches(company: string): string {
  const person = 'aa000000-0000-4000-8000-000000000001';
  const punch = (kind: string, deviceAt: string, skewMs: number) => `
    insert into public.punches (id, company_id, person_id, kind, occurred_at, received_at, source, actor_person_id,
      device_id, device_seq, device_at, zone, utc_offset_minutes, skew_ms, skew_age_ms, online, payload_version,
      payload_hash)
    select gen_random_uuid(), '${company}', '${person}', '${kind}', '${deviceAt}'::timestamptz
      - ${skewMs} * interval '1 ms', now(), 'device', '${person}', '${person}', ${skewMs}, '${deviceAt}',
      'America/Denver', -360, ${skewMs}, 0, false, 1, '';`;
  return `
    insert into public.companies (id, name) values ('${company}', 'Late Roofing');
    update public.company_settings set time_zone = 'America/Denver' where company_id = '${company}';
    insert into public.profiles (company_id, person_id, first_name, last_name)
    values ('${company}', '${person}', 'Ana', 'Ruiz');
    ${punch('in', '2026-06-01 08:00-06', 0)}
    ${punch('out', '2026-06-01 16:00-06', 97_000)}`;
}
