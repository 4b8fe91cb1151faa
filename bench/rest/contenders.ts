import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SignJWT } from 'jose';
import postgres from 'postgres';

import { createServerData, prepareData, type ServerData } from '@muster/testkit/server-database';
import { freePort } from '@muster/testkit/server-process';

import { loadKeys } from '../../apps/server/src/tokens/keys.ts';
import { createTokens } from '../../apps/server/src/tokens/tokens.ts';
import { startChild } from './child.ts';
import { type LiteInstallation, untracked } from './install-lite.ts';
import { owners } from './requests.ts';

export type Contender = {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each owner, in their order. */
  readonly authorizations: readonly string[];
  readonly pid: number;
  /** Ours and the bare handler must answer every measured request. */
  readonly isOurs: boolean;
  /** Undefined if the database is inside the process. */
  readonly databaseUrl: string | undefined;
  readonly end: () => Promise<void>;
};

type Preparation = Pick<
  Contender,
  'name' | 'headers' | 'authorizations' | 'databaseUrl' | 'isOurs'
> & {
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
  readonly cleanUp: () => Promise<void>;
};

/** Starts our server as in production, on its own migrations and the benchmark's rows. */
export async function startOurs(): Promise<Contender> {
  const data = await preparedData();
  return start({
    name: 'Muster',
    isOurs: true,
    script: '../../apps/server/src/main.ts',
    env: { ...placeOf(data), MUSTER_DEMO: 'off', LOG_LEVEL: 'warn' },
    ...(await credentialsOf(data)),
    databaseUrl: data.databaseUrl,
    cleanUp: () => data.remove(),
  });
}

export async function startBare(): Promise<Contender> {
  const data = await preparedData();
  const credentials = await credentialsOf(data);
  return start({
    name: 'bare handler',
    isOurs: true,
    script: 'bare-server.ts',
    env: { ...placeOf(data), KNOWN_AUTHORIZATIONS: credentials.authorizations.join() },
    ...credentials,
    databaseUrl: data.databaseUrl,
    cleanUp: () => data.remove(),
  });
}

async function credentialsOf({ dataDir }: ServerData) {
  const keys = await loadKeys(dataDir);
  const tokens = createTokens({ keys, now: Date.now });
  const authorizations = await Promise.all(
    owners.map(async ({ id, number }) => {
      const email = `owner${number}@example.com`;
      const claims = { role: 'authenticated', sub: id, email, session_id: randomUUID() };
      return `Bearer ${(await tokens.signAccessToken(claims, 3600)).token}`;
    }),
  );
  return { headers: { apikey: keys.anonKey }, authorizations };
}

/** @param serverUrl of the PostgreSQL server; undefined uses the PGlite that it includes */
export async function startLite(
  { folder }: LiteInstallation,
  serverUrl: string | undefined,
): Promise<Contender> {
  const secret = randomUUID();
  const tokens = await Promise.all(
    owners.map(({ id }) =>
      new SignJWT({ role: 'authenticated', aud: 'authenticated', sub: id })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret)),
    ),
  );
  const databaseUrl = serverUrl === undefined ? undefined : await emptyDatabase(serverUrl);
  return start({
    name: '@supabase/lite',
    isOurs: false,
    script: 'lite-server.ts',
    env: {
      ...untracked,
      LITE_FOLDER: folder,
      LITE_SECRET: secret,
      DATA_FOLDER: join(folder, 'data'),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    headers: { apikey: tokens[0] ?? '' },
    authorizations: tokens.map((token) => `Bearer ${token}`),
    databaseUrl,
    cleanUp: async () => {},
  });
}

async function start({ script, env, cleanUp, ...rest }: Preparation): Promise<Contender> {
  const port = await freePort();
  try {
    const child = await startChild(script, { ...env, PORT: String(port) });
    return {
      ...rest,
      url: `http://127.0.0.1:${port}`,
      pid: child.pid,
      async end() {
        await child.end();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function preparedData(): Promise<ServerData> {
  const data = await createServerData();
  const fixture = await readFile(join(import.meta.dirname, 'fixture.sql'), 'utf8');
  await prepareData(data, async (database) => {
    await database.script(fixture);
    await database.query('analyze public.readings');
  });
  return data;
}

function placeOf({ dataDir, databaseUrl }: ServerData): Record<string, string> {
  return {
    MUSTER_DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
}

async function emptyDatabase(serverUrl: string): Promise<string> {
  const sql = postgres(serverUrl, { max: 1 });
  await sql`create database bench_lite`;
  await sql.end();
  const url = new URL(serverUrl);
  url.pathname = '/bench_lite';
  return url.href;
}
