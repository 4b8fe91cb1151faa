import { randomUUID } from 'node:crypto';
import {
  type CapturedMail,
  type TestServer,
  type TestServerOptions,
  startTestServer,
} from '@muster/testkit';
import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { beforeAll } from 'vitest';

import { shareServer } from '../../support/shared-server.ts';

/** The server under test: one started for the tests, or the one in `CONFORMANCE_URL`. */
export type Target = {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** Returns the newest email to the address. @throws Error if there is none */
  mailTo(address: string): Promise<Mail>;
  mailsTo(address: string): Promise<CapturedMail[]>;
  stop(): Promise<unknown>;
};

type Mail = CapturedMail & {
  readonly link: URL;
  readonly code: string;
  readonly tokenHash: string;
};

/** Tests that need their own settings or mailbox can't run against someone else's server. */
export const isAimedElsewhere = (process.env['CONFORMANCE_URL'] ?? '') !== '';

/** @param prepare fills the database before the server starts */
export async function openTarget(
  env: Readonly<Record<string, string>> = {},
  prepare?: TestServerOptions['prepare'],
): Promise<Target> {
  if (isAimedElsewhere) return elsewhere();
  const server = await startTestServer({
    env: { AUTH_MAIL_INTERVAL_SECONDS: '0', ...env },
    ...(prepare === undefined ? {} : { prepare }),
  });
  return targetWithMails(server);
}

function targetWithMails(server: TestServer): Target {
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to === address);
  return {
    url: server.url,
    anonKey: server.anonKey,
    serviceRoleKey: server.serviceRoleKey,
    mailsTo,
    mailTo: async (address) => readMail((await mailsTo(address)).at(-1), address),
    stop: () => server.stop(),
  };
}

/**
 * Gives a file the target that all files of this worker share, before its tests. For files whose tests only touch users
 * of their own.
 */
export function useSharedTarget(take: (target: Target) => void): void {
  if (isAimedElsewhere) beforeAll(() => take(elsewhere()));
  else shareServer((server) => take(targetWithMails(server)));
}

const setting = (name: string) => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
};

const noMailbox = () => Promise.reject(new Error('There is no mailbox.'));

function elsewhere(): Target {
  return {
    url: setting('CONFORMANCE_URL'),
    anonKey: setting('CONFORMANCE_ANON_KEY'),
    serviceRoleKey: setting('CONFORMANCE_SERVICE_ROLE_KEY'),
    mailTo: noMailbox,
    mailsTo: noMailbox,
    stop: async () => {},
  };
}

function readMail(mail: CapturedMail | undefined, address: string): Mail {
  if (mail === undefined) throw new Error(`There is no mail to ${address}.`);
  const link = new URL(mail.links[0] ?? 'about:blank');
  const code = /\b(\d{6})\b/.exec(mail.text)?.[1] ?? '';
  return { ...mail, link, code, tokenHash: link.searchParams.get('token') ?? '' };
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly access_token?: string;
    readonly refresh_token?: string;
    readonly user?: Readonly<Record<string, unknown>>;
  };
};

/** Sends one request to the auth API with the public key, without following redirects. */
export async function call(
  target: Target,
  method: string,
  path: string,
  options: {
    /** An object is sent as JSON, a string unchanged. */
    readonly body?: unknown;
    readonly bearer?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  const { body, bearer, headers } = options;
  const response = await fetch(`${target.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: target.anonKey,
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: Object(text.startsWith('{') ? JSON.parse(text) : {}),
  };
}

export function admin(target: Target, method: string, path: string, body?: unknown) {
  return call(target, method, `/admin${path}`, { body, bearer: target.serviceRoleKey });
}

/** Creates the official client as a page would, but without a page's storage. */
export function client(
  target: Target,
  auth: {
    readonly flowType?: 'implicit' | 'pkce';
    readonly experimental?: { readonly recoveryCodes: boolean };
  } = {},
  key = target.anonKey,
): SupabaseClient {
  const stored = new Map<string, string>();
  return createClient(target.url, key, {
    auth: {
      ...auth,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
  });
}

export const password = 'winch-over-the-gully-7';
export const otherPassword = 'bucket-of-torque-91';

export const address = (name = 'person') => `${name}-${randomUUID()}@example.com`;

/** Creates a confirmed user and signs in by password. */
export async function signedIn(target: Target, email = address()) {
  const { body } = await admin(target, 'POST', '/users', { email, password, email_confirm: true });
  const session = await signIn(target, email);
  return { id: String(body['id']), email, session, accessToken: session.body.access_token ?? '' };
}

export function signIn(target: Target, email: string, withPassword = password): Promise<Answer> {
  return call(target, 'POST', '/token?grant_type=password', {
    body: { email, password: withPassword },
  });
}

export function refresh(target: Target, token: string | undefined): Promise<Answer> {
  return call(target, 'POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: token },
  });
}

/** Returns the form of an error without an API version. */
export const refused = (status: number, code: string, message: string) => ({
  status,
  body: { code: status, error_code: code, msg: message },
});
