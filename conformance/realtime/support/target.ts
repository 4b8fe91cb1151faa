import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type TestServer, startTestServer } from '@muster/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';

import { shareServer } from '../../support/shared-server.ts';
import { secretSigner, signerOf, type Signer } from '../../rest/support/tokens.ts';

/** The server under test, with the fixtures in its database. */
export type Target = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Returns a token of a signed-in user, valid for an hour by default. */
  tokenOf(person: string, lifeSeconds?: number): string;
  /** Sends one request to the data API with the service role's rights. */
  change(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<void>;
  /** Starts a second server on the same database; PostgreSQL only. */
  startReplica(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  restart(): Promise<void>;
  stop(): Promise<unknown>;
};

/** Tests of settings, of several servers and of our own limits can't run against someone else's server. */
export const isAimedElsewhere = (process.env['CONFORMANCE_URL'] ?? '') !== '';

/** Two users of the fixtures. */
export const owner = '00000000-0000-4000-8000-000000000001';
export const other = '00000000-0000-4000-8000-000000000002';

/**
 * Starts a server for the test. The tests that share one can run against the project in `CONFORMANCE_URL`,
 * `CONFORMANCE_ANON_KEY`, `CONFORMANCE_SERVICE_ROLE_KEY`, `CONFORMANCE_JWT_SECRET` and `CONFORMANCE_DATABASE_URL`.
 */
export async function openTarget(): Promise<Target> {
  const fixtures = await readFixtures();
  return targetOn(await startTestServer({ prepare: (database) => database.script(fixtures) }));
}

/** Gives a file the target that all files of this worker share, before its tests. */
export function useSharedTarget(take: (target: Target) => void | Promise<void>): void {
  if (isAimedElsewhere) aimElsewhere(take);
  else shareServer(async (server) => take(await targetOn(server)));
}

function aimElsewhere(take: (target: Target) => void | Promise<void>): void {
  let target: Target | undefined;
  beforeAll(async () => {
    target = await openElsewhere(await readFixtures());
    await take(target);
  });
  afterAll(() => target?.stop());
}

const readFixtures = () => readFile(join(import.meta.dirname, 'fixtures.sql'), 'utf8');

async function targetOn(server: TestServer): Promise<Target> {
  return { ...server, ...callsOf(server, await signerOf(server.dataDir)) };
}

async function openElsewhere(fixtures: string): Promise<Target> {
  const sql = postgres(setting('CONFORMANCE_DATABASE_URL'), { max: 1, onnotice: () => {} });
  await sql.unsafe(`${fixtures}; notify pgrst, 'reload schema';`);
  const server = {
    url: setting('CONFORMANCE_URL'),
    anonKey: setting('CONFORMANCE_ANON_KEY'),
    serviceRoleKey: setting('CONFORMANCE_SERVICE_ROLE_KEY'),
  };
  return {
    ...server,
    ...callsOf(server, secretSigner(setting('CONFORMANCE_JWT_SECRET'))),
    startReplica: notOurs,
    restart: notOurs,
    stop: () => sql.end(),
  };
}

const notOurs = () => Promise.reject(new Error('It is somebody else’s server.'));

function callsOf(
  { url, serviceRoleKey }: Pick<Target, 'url' | 'serviceRoleKey'>,
  sign: Signer,
): Pick<Target, 'tokenOf' | 'change'> {
  return {
    tokenOf: (person, lifeSeconds = 3600) =>
      sign({
        role: 'authenticated',
        aud: 'authenticated',
        sub: person,
        exp: Math.floor(Date.now() / 1000) + lifeSeconds,
      }),
    async change(method, path, body) {
      const answer = await fetch(`${url}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: serviceRoleKey,
          Authorization: `Bearer ${serviceRoleKey}`,
          'Content-Type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
  };
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
}
