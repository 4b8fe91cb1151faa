import type { ApiServer } from './api-server.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startTestServer } from '@muster/testkit';
import { PostgrestClient } from '@supabase/postgrest-js';
import { test } from 'vitest';

import { openElsewhere } from './elsewhere.ts';
import { type Signer, signerOf } from './tokens.ts';

/** The owner of the first note of the fixtures. */
export const userId = '00000000-0000-4000-8000-000000000001';

/** The caller: no one, a signed-in user, the service key, or the owner of this token. */
export type As = 'anon' | 'user' | 'service' | { readonly bearer: string };

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Parsed body; undefined if it is empty. */
  readonly body: unknown;
};

export type Request = {
  readonly as?: As;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string or bytes are sent unchanged, anything else as JSON. */
  readonly body?: unknown;
};

export type Api = {
  readonly url: string;
  readonly anonKey: string;
  readonly sign: Signer;
  /** @param target below the data API, such as `/items?id=eq.1` */
  send(method: string, target: string, request?: Request): Promise<Answer>;
  get(target: string, request?: Request): Promise<Answer>;
  post(target: string, body: unknown, request?: Request): Promise<Answer>;
  patch(target: string, body: unknown, request?: Request): Promise<Answer>;
  /** The official client on the first schema of the fixtures. */
  client(as?: As): ReturnType<typeof officialClient>;
  stop(): Promise<unknown>;
};

/** Tests that need settings of their own can't run against someone else's server. */
export const isAimedElsewhere = (process.env['CONFORMANCE_URL'] ?? '') !== '';

/**
 * Starts a server that exposes the schemas of the fixtures, or uses the one in `CONFORMANCE_URL`
 * (see `elsewhere.ts`).
 */
export async function startApi(env: Readonly<Record<string, string>> = {}): Promise<Api> {
  const files = ['fixtures.sql', 'computed.sql'].map((name) =>
    readFile(join(import.meta.dirname, name), 'utf8'),
  );
  const fixtures = (await Promise.all(files)).join('\n');
  const server = isAimedElsewhere ? await openElsewhere(fixtures) : await startHere(fixtures, env);
  const url = `${server.url}/rest/v1`;
  const userToken = server.sign({ role: 'authenticated', sub: userId });

  function authorization(as: As): Record<string, string> {
    const apikey = as === 'service' ? server.serviceRoleKey : server.anonKey;
    if (as === 'anon') return { apikey };
    const token = typeof as === 'object' ? as.bearer : as === 'user' ? userToken : apikey;
    return { apikey, authorization: `Bearer ${token}` };
  }

  async function send(method: string, target: string, request: Request = {}): Promise<Answer> {
    const { as = 'anon', headers = {}, body } = request;
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const answer = await fetch(`${url}${target}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization(as), ...headers },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const cookies = answer.headers.getSetCookie();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return {
      status: answer.status,
      headers: {
        ...Object.fromEntries(answer.headers),
        ...(cookies.length === 0 ? {} : { 'set-cookie': cookies.join(', ') }),
      },
      text,
      body: text === '' || !isJson ? undefined : JSON.parse(text),
    };
  }

  return {
    url,
    anonKey: server.anonKey,
    sign: server.sign,
    send,
    get: (target, request) => send('GET', target, request),
    post: (target, body, request) => send('POST', target, { ...request, body }),
    patch: (target, body, request) => send('PATCH', target, { ...request, body }),
    client: (as = 'anon') => officialClient(url, authorization(as)),
    stop: () => server.stop(),
  };
}

const withApi = test.extend(
  'api',
  { scope: 'worker' },
  // Vitest requires the empty pattern, because it reads the names of fixtures from it.
  // oxlint-disable-next-line no-empty-pattern
  async ({}, { onCleanup }) => {
    const api = await startApi();
    onCleanup(async () => void (await api.stop()));
    return api;
  },
);

/**
 * Gives a file the server that all files of this worker share, before its tests. For files that
 * leave the fixtures as they found them.
 */
export function useSharedApi(take: (api: Api) => void): void {
  withApi.beforeAll(({ api }) => take(api));
}

async function startHere(
  fixtures: string,
  env: Readonly<Record<string, string>>,
): Promise<ApiServer> {
  const server = await startTestServer({
    env: { REST_SCHEMAS: 'probe,probe_second', ...env },
    prepare: (database) => database.script(fixtures),
  });
  return { ...server, sign: await signerOf(server.dataDir) };
}

const officialClient = (url: string, headers: Record<string, string>) =>
  new PostgrestClient(url, { headers, schema: 'probe' });

/** Returns the shape of a refusal: all four keys, null if there is nothing to say. */
export const refusal = (
  code: string,
  message: string,
  more: { details?: unknown; hint?: unknown } = {},
): { code: string; details: unknown; hint: unknown; message: string } => ({
  code,
  details: more.details ?? null,
  hint: more.hint ?? null,
  message,
});
