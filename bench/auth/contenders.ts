import { freePort } from '../../apps/testkit/src/server-process.ts';
import { createServerData, prepareData, type ServerData } from '@muster/testkit/server-database';

import { loadKeys } from '../../apps/server/src/tokens/keys.ts';
import { createTokens } from '../../apps/server/src/tokens/tokens.ts';
import { startChild } from '../rest/child.ts';
import { type Contender, startLite as startLiteServer } from '../rest/contenders.ts';
import type { LiteInstallation } from '../rest/install-lite.ts';
import { type Person, insertPeople, signUpPeople } from './people.ts';

/** A server, its users, and the location of the measured data. */
export type AuthContender = Omit<Contender, 'isOurs' | 'authorizations'> & {
  readonly people: readonly Person[];
  readonly paths: { readonly signIn: string; readonly refresh: string; readonly user: string };
};

const protocolPaths = {
  signIn: '/auth/v1/token?grant_type=password',
  refresh: '/auth/v1/token?grant_type=refresh_token',
  user: '/auth/v1/user',
};

/** Starts our server as in production, without emails. */
export async function startOurs(): Promise<AuthContender> {
  const data = await createServerData();
  const { anonKey } = await loadKeys(data.dataDir);
  const server = await start('../../apps/server/src/main.ts', data, {
    MUSTER_DEMO: 'off',
    LOG_LEVEL: 'warn',
    AUTH_MAIL_AUTOCONFIRM: 'on',
  });
  const headers = { apikey: anonKey };
  return {
    ...server,
    name: 'Muster',
    headers,
    people: await signUpPeople(server.url, headers),
    paths: protocolPaths,
  };
}

export async function startBare(): Promise<AuthContender> {
  const data = await createServerData();
  const keys = await loadKeys(data.dataDir);
  const tokens = createTokens({ keys, now: Date.now });
  let people: readonly Person[] = [];
  await prepareData(data, async (database) => {
    people = await insertPeople(
      database,
      async (claims) => (await tokens.signAccessToken({ ...claims }, 3600)).token,
    );
  });
  const server = await start('../auth/bare-server.ts', data, {});
  const paths = { signIn: '/hash', refresh: '/refresh', user: '/user' };
  return { ...server, name: 'bare handler', headers: {}, people, paths };
}

export async function startLite(
  lite: LiteInstallation,
  serverUrl: string | undefined,
): Promise<AuthContender> {
  const contender = await startLiteServer(lite, serverUrl);
  const headers = { apikey: contender.headers['apikey'] ?? '' };
  try {
    const people = await signUpPeople(contender.url, headers);
    return { ...contender, headers, people, paths: protocolPaths };
  } catch (error) {
    await contender.end();
    throw error;
  }
}

async function start(script: string, data: ServerData, env: Record<string, string>) {
  const port = await freePort();
  const { dataDir, databaseUrl } = data;
  const child = await startChild(script, {
    ...env,
    PORT: String(port),
    MUSTER_DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    databaseUrl,
    async end() {
      await child.end();
      await data.remove();
    },
  };
}
