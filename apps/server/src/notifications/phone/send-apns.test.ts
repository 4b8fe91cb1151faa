import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Http2Server, type IncomingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';

import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { PushBusy, PushRefused } from '../push-errors.ts';
import { createSendApns } from './send-apns.ts';
import type { SendToToken } from './send-to-phone.ts';

/** Apple's service on this machine, over HTTP/2 like the real one. */
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const message = {
  id: 'one',
  title: 'Sin registro',
  body: 'A las 6',
  path: '/time',
  recipient: 'user-1',
};

let service: Http2Server;
let origin: string;
let connections: number;
let arrived: { headers: IncomingHttpHeaders; body: unknown }[];
let answers: { status: number; reason?: string; retryAfter?: string; hangsUp?: true }[];
let nowMs: number;
let send: SendToToken;

beforeAll(async () => {
  service = createServer();
  service.on('session', () => {
    connections += 1;
  });
  service.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    void buffer(stream).then((body) => {
      arrived.push({ headers, body: JSON.parse(body.toString()) });
      const { status, reason, retryAfter, hangsUp } = answers.shift() ?? { status: 200 };
      if (hangsUp) {
        stream.session?.destroy();
        return;
      }
      stream.respond({
        ':status': status,
        ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      });
      stream.end(reason === undefined ? '' : JSON.stringify({ reason }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  connections = 0;
  arrived = [];
  answers = [];
  nowMs = Date.parse('2026-11-25T12:00:00Z');
  send = createSendApns({
    access: { key, keyId: 'KEY1234567', teamId: 'TEAM123456', topic: 'app.muster.field' },
    now: () => nowMs,
    origin,
  });
});

const tokenOf = (index: number) =>
  (arrived[index]?.headers.authorization ?? '').replace(/^bearer /, '');

describe('a push to an iPhone', () => {
  test('carries a token that the team’s key signed', async () => {
    expect(await send('abc123', message)).toBe('sent');
    const { payload, protectedHeader } = await jwtVerify(
      tokenOf(0),
      await importSPKI(publicKey, 'ES256'),
      { currentDate: new Date(nowMs) },
    );
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    expect(payload).toEqual({ iss: 'TEAM123456', iat: nowMs / 1000 });
  });

  test('goes to the app on that phone, as an alert with the action of the clock', async () => {
    await send('abc123', message);
    expect(arrived[0]?.headers).toMatchObject({
      ':method': 'POST',
      ':path': '/3/device/abc123',
      'apns-topic': 'app.muster.field',
      'apns-push-type': 'alert',
      'apns-priority': '10',
      'apns-expiration': String(nowMs / 1000 + 4 * 3600),
      'apns-collapse-id': 'one',
    });
    expect(arrived[0]?.body).toEqual({
      aps: { alert: { title: 'Sin registro', body: 'A las 6' }, sound: 'default' },
      id: 'one',
      path: '/time',
      recipient: 'user-1',
      action: 'open_timesheet',
    });
  });

  test('shares a connection, and a token for 45 minutes', async () => {
    await send('a', message);
    nowMs += 45 * 60_000 - 1;
    await send('b', message);
    expect(tokenOf(1)).toBe(tokenOf(0));
    nowMs += 1;
    await send('c', message);
    expect(decodeJwt(tokenOf(2)).iat).toBe(nowMs / 1000);
    expect(connections).toBe(1);
  });

  test('signs a new token where Apple calls it expired, once', async () => {
    answers = [{ status: 403, reason: 'ExpiredProviderToken' }];
    expect(await send('a', message)).toBe('sent');
    answers = Array.from({ length: 2 }, () => ({ status: 403, reason: 'ExpiredProviderToken' }));
    await expect(send('a', message)).rejects.toThrow(PushRefused);
    expect(arrived).toHaveLength(4);
  });

  test.each([
    [410, 'Unregistered'],
    [410, 'ExpiredToken'],
    [400, 'BadDeviceToken'],
    [400, 'DeviceTokenNotForTopic'],
  ])('answered by %i %s tells that the phone is gone', async (status, reason) => {
    answers = [{ status, reason }];
    expect(await send('a', message)).toBe('gone');
  });

  test.each([
    [429, 'TooManyRequests'],
    [500, 'InternalServerError'],
    [503, 'ServiceUnavailable'],
  ])('answered by %i %s is worth another try', async (status, reason) => {
    answers = [{ status, reason, retryAfter: '30' }];
    const failure: unknown = await send('a', message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushBusy);
    expect(failure).toMatchObject({
      afterSeconds: 30,
      message: `APNs answered ${status} ${reason}`,
    });
  });

  test.each([
    [400, 'BadTopic'],
    [403, 'InvalidProviderToken'],
    [413, 'PayloadTooLarge'],
  ])('answered by %i %s is not', async (status, reason) => {
    answers = [{ status, reason }];
    await expect(send('a', message)).rejects.toThrow(PushRefused);
  });

  test('opens another connection after Apple closed one in the middle', async () => {
    answers = [{ status: 0, hangsUp: true }];
    const failure: unknown = await send('a', message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PushRefused);
    expect(await send('a', message)).toBe('sent');
    expect(connections).toBe(2);
  });
});
