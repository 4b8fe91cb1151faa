import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { startTestServer, type TestServer } from '@muster/testkit';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { shareServer } from '../../support/shared-server.ts';
import { policies } from './policies.ts';
import { type S3Peer, startS3Peer } from './s3-peer.ts';

/** The storage of the bytes. The behavior is the same for both. */
export type Backend = 'file' | 's3';

/** Tests that need settings, policies or files of their own need a server started here. */
export const isAimedElsewhere = (process.env['CONFORMANCE_URL'] ?? '') !== '';

/**
 * The database doesn't affect where bytes are stored, so the second run of all tests, on PostgreSQL, covers one of the
 * two.
 */
const isSecondRun =
  (process.env['TEST_DATABASE_URL'] ?? '') !== '' && process.env['MUSTER_TEST_FULL'] !== '1';

/** A project on someone else's server has one backend, which isn't known here. */
export const backends: readonly Backend[] = isAimedElsewhere
  ? ['file']
  : isSecondRun
    ? ['s3']
    : ['file', 's3'];

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

export type Target = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** The server, if it was started for these tests. */
  readonly server: TestServer | null;
  /** The official client with the service key. */
  readonly service: SupabaseClient;
  readonly anon: SupabaseClient;
  /** Sends a request below `/storage/v1`; without `as` it has no token. */
  send(
    method: string,
    path: string,
    request?: {
      readonly as?: 'service' | 'anon' | { readonly bearer: string };
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: RequestInit['body'];
    },
  ): Promise<Answer>;
  /** Creates a bucket; `stop` removes it with its contents. */
  bucket(
    options?: Partial<{ public: boolean; fileSizeLimit: string; allowedMimeTypes: string[] }>,
  ): Promise<string>;
  /** Returns the files in the backend, from any upload. */
  files(): Promise<string[]>;
  stop(): Promise<void>;
};

/** Starts a server for one test. */
export async function openTarget({
  backend,
  env = {},
}: {
  readonly backend: Backend;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Target> {
  if (isAimedElsewhere) return elsewhere();
  const s3 = backend === 's3' ? await startS3Peer() : null;
  const server = await startTestServer({
    env: { ...(s3 === null ? {} : { STORAGE_URL: s3.url }), ...env },
    prepare: (database) => database.script(policies),
  });
  return targetOn(server, s3);
}

const withTarget = test.extend(
  's3',
  { scope: 'worker' },
  // Vitest requires the empty pattern, because it reads the names of fixtures from it.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, { onCleanup }) => {
    const target = await openTarget({ backend: 's3' });
    onCleanup(() => target.stop());
    return target;
  },
);

/** Gives a file the target that all files of this worker share, before its tests. */
export function useSharedTarget(
  take: (target: Target) => void | Promise<void>,
  backend: Backend = 'file',
): void {
  if (backend === 's3') withTarget.beforeAll(({ s3 }) => take(s3));
  else if (!isAimedElsewhere) shareServer((server) => take(targetOn(server, null)));
  else {
    const target = elsewhere();
    beforeAll(() => take(target));
    afterAll(() => target.stop());
  }
}

function targetOn(server: TestServer, s3: S3Peer | null): Target {
  const folder = join(server.dataDir, 'files');
  return targetOf(server, {
    server,
    async files() {
      if (s3 !== null) return s3.keys();
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async stop() {
      await server.stop();
      await s3?.stop();
    },
  });
}

function elsewhere(): Target {
  const setting = (name: string) => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`${name} is not set.`);
    return value;
  };
  const made: string[] = [];
  const keys = {
    url: setting('CONFORMANCE_URL'),
    anonKey: setting('CONFORMANCE_ANON_KEY'),
    serviceRoleKey: setting('CONFORMANCE_SERVICE_ROLE_KEY'),
  };
  const target = targetOf(keys, {
    server: null,
    files: () => Promise.reject(new Error('The files are out of reach.')),
    async stop() {
      for (const name of made) {
        await target.service.storage.emptyBucket(name);
        await target.service.storage.deleteBucket(name);
      }
    },
  });
  return {
    ...target,
    async bucket(options) {
      const name = await target.bucket(options);
      made.push(name);
      return name;
    },
  };
}

function targetOf(
  { url, anonKey, serviceRoleKey }: Pick<Target, 'url' | 'anonKey' | 'serviceRoleKey'>,
  rest: Pick<Target, 'server' | 'files' | 'stop'>,
): Target {
  const service = clientOf(url, serviceRoleKey);
  return {
    url,
    anonKey,
    serviceRoleKey,
    service,
    anon: clientOf(url, anonKey),
    async send(method, path, { as, headers = {}, body } = {}) {
      const token =
        as === undefined
          ? undefined
          : typeof as === 'object'
            ? as.bearer
            : as === 'service'
              ? serviceRoleKey
              : anonKey;
      const answer = await fetch(`${url}/storage/v1${path}`, {
        method,
        redirect: 'manual',
        headers: {
          apikey: anonKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body, duplex: 'half' }),
      });
      const content = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      return {
        status: answer.status,
        headers: answer.headers,
        text: content,
        json: isJson && content !== '' ? JSON.parse(content) : undefined,
      };
    },
    async bucket(options = {}) {
      const name = `test-${randomUUID()}`;
      await orThrow(service.storage.createBucket(name, { public: false, ...options }));
      return name;
    },
    ...rest,
  };
}

/** Sends a GET whose path isn't normalized on the way. */
export async function rawGet(url: string, headers: Record<string, string>): Promise<Answer> {
  const { origin } = new URL(url);
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path: url.slice(origin.length), headers }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer === undefined) throw new Error('no answer');
  const body = await text(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    ),
    text: body,
    json: undefined,
  };
}

/** Creates the official client without a page's storage. */
export function clientOf(url: string, key: string, accessToken?: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(accessToken === undefined
      ? {}
      : { global: { headers: { Authorization: `Bearer ${accessToken}` } } }),
  });
}

export type Person = {
  readonly id: string;
  readonly token: string;
  readonly client: SupabaseClient;
};

/** Creates a user and signs in. */
export async function somebody({ url, anonKey, service }: Target): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password = 'winch-over-the-gully-7';
  await service.auth.admin.createUser({ email, password, email_confirm: true });
  const { data: signedIn } = await clientOf(url, anonKey).auth.signInWithPassword({
    email,
    password,
  });
  const token = signedIn.session?.access_token ?? '';
  return { id: signedIn.user?.id ?? '', token, client: clientOf(url, anonKey, token) };
}

/** Returns the client's result if there was no error. */
export async function orThrow<T>(
  answer: PromiseLike<{ data: T | null; error: Error | null }>,
): Promise<T> {
  const { data, error } = await answer;
  if (error !== null) throw error;
  if (data === null) throw new Error('no data');
  return data;
}

/** Returns a refusal in the official client's form. */
export const refused = (statusCode: string, message: string) => ({
  data: null,
  error: expect.objectContaining({ statusCode, message }),
});
