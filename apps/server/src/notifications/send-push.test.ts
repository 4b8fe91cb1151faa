import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

import { PushBusy, PushRefused } from './push-errors.ts';
import { createSendPush, isKnownPushService, vapidKeysFrom } from './send-push.ts';

/** A push service on this machine, and a browser that reads its messages. */
const browser = createECDH('prime256v1');
const auth = randomBytes(16);
const keys = vapidKeysFrom(randomBytes(32));
const message = { id: 'one', title: 'Su horario cambió', body: 'Lunes', path: '/schedule' };

let service: Server;
let origin: string;
let status: number;
let arrived: { headers: IncomingMessage['headers']; body: Buffer }[];

beforeAll(async () => {
  browser.generateKeys();
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      arrived.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => service.close());
beforeEach(() => {
  status = 201;
  arrived = [];
});

const subscription = () => ({
  id: 'a-browser',
  endpoint: `${origin}/push/abc`,
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});
const send = createSendPush({
  keys,
  siteUrl: 'https://muster.example',
  isPushService: (url) => url.hostname === '127.0.0.1',
});

describe('a push', () => {
  test('is signed with the server’s key and readable by the browser alone', async () => {
    expect(await send(subscription(), message)).toBe('sent');
    const [pushed] = arrived;
    if (pushed === undefined) throw new Error('nothing arrived');
    expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const claims = verifiedClaims(pushed.headers.authorization ?? '');
    expect(claims).toMatchObject({ aud: origin, sub: 'https://muster.example' });
    expect(pushed.body.includes('horario')).toBe(false);
    expect(JSON.parse(decrypted(pushed.body))).toEqual(message);
  });

  test.each([404, 410])('answered by %i tells that the browser is gone', async (answer) => {
    status = answer;
    expect(await send(subscription(), message)).toBe('gone');
  });

  test.each([429, 500, 503])('answered by %i is worth another try', async (answer) => {
    status = answer;
    const failure: unknown = await send(subscription(), message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PushBusy);
  });

  test.each([302, 400, 403, 413])('answered by %i is not', async (answer) => {
    status = answer;
    await expect(send(subscription(), message)).rejects.toThrow(PushRefused);
    expect(arrived).toHaveLength(1);
  });

  test('goes to known push services only, since any browser can name any address', async () => {
    const strict = createSendPush({ keys, siteUrl: 'https://muster.example' });
    await expect(strict(subscription(), message)).rejects.toThrow(PushRefused);
    expect(arrived).toEqual([]);
    const isKnown = (url: string) => isKnownPushService(new URL(url));
    expect(isKnown('https://fcm.googleapis.com/fcm/send/a')).toBe(true);
    expect(isKnown('https://updates.push.services.mozilla.com/wpush/v2/a')).toBe(true);
    expect(isKnown('https://web.push.apple.com/a')).toBe(true);
    expect(isKnown('https://wns2-by3p.notify.windows.com/w/?token=a')).toBe(true);
    expect(isKnown('http://fcm.googleapis.com/fcm/send/a')).toBe(false);
    expect(isKnown('https://fcm.googleapis.com:8443/a')).toBe(false);
    expect(isKnown('https://evilpush.apple.com.example/a')).toBe(false);
    expect(isKnown('https://evilnotify.windows.com/a')).toBe(false);
  });
});

/** Returns the claims of the token in `vapid t=…, k=…`; throws if the key didn't sign it. */
function verifiedClaims(authorization: string): unknown {
  const { t, k } = z
    .object({ t: z.string(), k: z.literal(keys.publicKey) })
    .parse(/^vapid t=(?<t>[^,]+), k=(?<k>\S+)$/.exec(authorization)?.groups);
  const [header = '', claims = '', signature = ''] = t.split('.');
  const point = Buffer.from(k, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const isTheirs = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('signed by another key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Decrypts like a browser: RFC 8291 over RFC 8188, one record. */
function decrypted(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
