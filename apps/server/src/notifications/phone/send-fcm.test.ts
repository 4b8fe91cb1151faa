import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { PushBusy, PushRefused } from '../push-errors.ts';
import { createSendFcm } from './send-fcm.ts';
import type { SendToToken } from './send-to-phone.ts';

/** Google's two services on this machine: one exchanges assertions, the other accepts messages. */
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const message = {
  id: 'one',
  title: 'No clock-in from you yet',
  body: 'At 6',
  path: '/time',
  recipient: 'user-1',
};

type Arrived = { readonly path: string; readonly authorization: string; readonly body: string };
let service: Server;
let origin: string;
let arrived: Arrived[];
let answers: { status: number; body?: unknown; headers?: Record<string, string> }[];
let nowMs: number;
let issued: number;
let send: SendToToken;

beforeAll(async () => {
  service = createServer((request: IncomingMessage, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      arrived.push({ path, authorization: headers.authorization ?? '', body: body.toString() });
      if (path === '/token') {
        issued += 1;
        response.end(JSON.stringify({ access_token: `access-${issued}`, expires_in: 3599 }));
        return;
      }
      const answer = answers.shift() ?? { status: 200, body: { name: 'projects/a/messages/1' } };
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  arrived = [];
  answers = [];
  issued = 0;
  nowMs = Date.parse('2026-11-25T12:00:00Z');
  send = createSendFcm({
    account: {
      project_id: 'field-app',
      client_email: 'pushes@field-app.example',
      private_key_id: 'key-1',
      private_key: privateKey,
      token_uri: `${origin}/token`,
    },
    now: () => nowMs,
    origin,
  });
});

const sentTo = (path: string) => arrived.filter((request) => request.path === path);
const messages = () => sentTo('/v1/projects/field-app/messages:send');
const refusal = (status: number, code: string, type = 'google.firebase.fcm.v1.FcmError') => ({
  status,
  body: {
    error: {
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': `type.googleapis.com/${type}`, errorCode: code }],
    },
  },
});

describe('a push to an Android phone', () => {
  test('carries a token for the service account’s signed assertion', async () => {
    expect(await send('phone', message)).toBe('sent');
    const [exchange] = sentTo('/token');
    const form = new URLSearchParams(exchange?.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload, protectedHeader } = await jwtVerify(
      form.get('assertion') ?? '',
      await importSPKI(publicKey, 'RS256'),
      { currentDate: new Date(nowMs) },
    );
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-1' });
    expect(payload).toEqual({
      iss: 'pushes@field-app.example',
      aud: `${origin}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat: nowMs / 1000,
      exp: nowMs / 1000 + 3600,
    });
    expect(messages().map(({ authorization }) => authorization)).toEqual(['Bearer access-1']);
  });

  test('is data alone, so that the phone can check the recipient before it shows anything', async () => {
    await send('phone', message);
    expect(JSON.parse(messages()[0]?.body ?? '')).toEqual({
      message: {
        token: 'phone',
        data: {
          id: 'one',
          path: '/time',
          recipient: 'user-1',
          action: 'open_timesheet',
          title: 'No clock-in from you yet',
          body: 'At 6',
        },
        android: { priority: 'HIGH', ttl: '86400s' },
      },
    });
  });

  test('about another page carries its path alone', async () => {
    await send('phone', { ...message, path: '/schedule' });
    const body: unknown = JSON.parse(messages()[0]?.body ?? '');
    expect(body).toMatchObject({ message: { data: { id: 'one', path: '/schedule' } } });
    expect(JSON.stringify(body)).not.toContain('open_timesheet');
  });

  test('uses one token until five minutes before its end, also for many at once', async () => {
    await Promise.all([send('a', message), send('b', message)]);
    nowMs += (3599 - 301) * 1000;
    await send('c', message);
    expect(sentTo('/token')).toHaveLength(1);
    nowMs += 1000;
    await send('d', message);
    expect(sentTo('/token')).toHaveLength(2);
  });

  test('gets a new token where FCM refuses the old one, once', async () => {
    answers = [{ status: 401 }];
    expect(await send('phone', message)).toBe('sent');
    expect(messages().map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
    answers = [{ status: 401 }, { status: 401 }];
    await expect(send('phone', message)).rejects.toThrow(PushRefused);
  });

  test.each([
    [404, 'UNREGISTERED'],
    [403, 'SENDER_ID_MISMATCH'],
    [400, 'INVALID_ARGUMENT'],
  ])('answered by %i %s tells that the phone is gone', async (status, code) => {
    answers = [refusal(status, code)];
    expect(await send('phone', message)).toBe('gone');
  });

  test('whose content FCM refuses leaves the phone where it is', async () => {
    answers = [refusal(400, 'INVALID_ARGUMENT', 'google.rpc.BadRequest')];
    await expect(send('phone', message)).rejects.toThrow(PushRefused);
  });

  test.each([429, 500, 503])('answered by %i is worth another try', async (status) => {
    answers = [{ status, headers: { 'retry-after': '60' } }];
    const failure: unknown = await send('phone', message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushBusy);
    expect(failure).toMatchObject({ afterSeconds: 60 });
  });

  test.each([302, 400, 403, 404])('answered by a plain %i is not', async (status) => {
    answers = [{ status, headers: status === 302 ? { location: `${origin}/token` } : {} }];
    await expect(send('phone', message)).rejects.toThrow(PushRefused);
    expect(messages()).toHaveLength(1);
  });
});
