import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { pino } from 'pino';
import type { Database } from '../db/database.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { type Keys, generateKeys } from '../tokens/keys.ts';
import { type Claims, type Tokens, createTokens } from '../tokens/tokens.ts';
import type { AuthMail } from './mails/auth-mail.ts';
import type { SendAuthText } from './mails/auth-text.ts';
import { createAuthRoom } from './room.ts';
import { type AuthSettings, authDefaults } from './settings.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; an empty object when there is none. */
  readonly body: Readonly<Record<string, unknown>> & {
    readonly access_token?: string;
    readonly refresh_token?: string;
    readonly user?: Readonly<Record<string, unknown>>;
  };
};

/** The room as tests see it: on a real database, with its own clock and mails. */
export type TestRoom = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly keys: Keys;
  readonly mails: AuthMail[];
  /** Counts of wrong codes that raised an alarm. */
  readonly alarms: number[];
  /** Moves the clock on. */
  readonly pass: (seconds: number) => void;
  readonly now: () => number;
  readonly request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  /** One of its pages, outside the API. */
  readonly page: (method: string, path: string) => Promise<Response>;
  readonly claimsOf: (answer: Answer) => Promise<Claims>;
};

export const strongPassword = 'winch-over-the-gully-7';

/** Shared by all rooms, since several of them act as servers on one database. */
const sharedRefreshTokenKey = randomBytes(32);
const sharedFactorSecretKey = randomBytes(32);

export async function createTestRoom(
  database: Database,
  settings: Partial<AuthSettings> = {},
  {
    refreshTokenKey = sharedRefreshTokenKey,
    sendText = null,
  }: { readonly refreshTokenKey?: Buffer; readonly sendText?: SendAuthText | null } = {},
): Promise<TestRoom> {
  let nowMs = Date.now();
  const now = () => nowMs;
  const keys = await generateKeys();
  const tokens = createTokens({ keys, now });
  const mails: AuthMail[] = [];
  const alarms: number[] = [];
  const room = createAuthRoom({
    database,
    tokens,
    settings: {
      ...authDefaults,
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/auth/v1',
      ...settings,
    },
    sendMail: async (mail) => {
      mails.push(mail);
    },
    sendText,
    codeSecret: randomBytes(32),
    refreshTokenKey,
    factorSecretKey: sharedFactorSecretKey,
    acceptsPassword: () => true,
    onManyWrongCodes: (count) => alarms.push(count),
    now,
    version: 'test',
  });
  const gateway = new Hono<GatewayEnv>();
  gateway.use(async (c, next) => {
    c.set('requestId', 'a-request');
    c.set('clientIp', '203.0.113.7');
    c.set('log', pino({ level: 'silent' }));
    await next();
  });
  gateway.route('/auth/v1', room.api);
  gateway.route('/', room.pages);

  return {
    database,
    tokens,
    keys,
    mails,
    alarms,
    now,
    pass: (seconds) => {
      nowMs += seconds * 1000;
    },
    async request(method, path, body, headers = {}) {
      const response = await gateway.request(`/auth/v1${path}`, {
        method,
        headers,
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: Object(text.startsWith('{') ? JSON.parse(text) : {}),
      };
    },
    page: async (method, path) => gateway.request(path, { method }),
    claimsOf: ({ body }) => tokens.verify(body.access_token ?? ''),
  };
}

export const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });
