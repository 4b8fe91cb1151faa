/** Requests that end in unexpected places, which must never crash the server. */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isAimedElsewhere } from '../auth/support/target.ts';
import { sendRaw, statusOf } from './support/raw-http.ts';

describe.skipIf(isAimedElsewhere)('the server goes on', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => server.stop());

  const upgradeTo = (path: string) =>
    [
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n');

  async function open(bytes: string): Promise<Socket> {
    const socket = connect({
      port: Number(new URL(server.url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => socket.write(bytes, 'latin1', () => resolve()));
    return socket;
  }

  async function isAlive(): Promise<boolean> {
    // A crash would only happen once the database has answered.
    await delay(300);
    return (await fetch(`${server.url}/health`)).ok;
  }

  it.each(['//', '//[', '/\\', 'http://', '/realtime/v1/websocket/../x', '*'])(
    'when %s is asked to become a WebSocket',
    async (path) => {
      const received = await sendRaw(server.url, upgradeTo(path));
      expect(statusOf(received)).toBeGreaterThanOrEqual(400);
      expect(statusOf(received)).toBeLessThan(500);
      expect(await isAlive()).toBe(true);
    },
  );

  it('when a client that was refused a WebSocket resets the connection', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const socket = await open(upgradeTo('/realtime/v1/websocket'));
      if (attempt % 2 === 0) await delay(attempt);
      socket.resetAndDestroy();
    }
    expect(await isAlive()).toBe(true);
  });

  it('without a client that was refused a WebSocket and stays', async () => {
    const socket = await open(upgradeTo('/realtime/v1/websocket'));
    socket.resume();
    await new Promise((resolve) => void socket.once('end', resolve));
    // The client's half stays open; the server no longer reads what it writes.
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    const talk = setInterval(() => socket.write('still here\r\n'), 50);
    await closed;
    clearInterval(talk);
    expect(await isAlive()).toBe(true);
  });

  const hosts = ['[', '[::1', 'a b', 'x:99999', 'ÿ', '%', 'a/b', '', 'x\t'];
  const targets = [
    '/',
    '//',
    '//[',
    'http://[',
    '*',
    '/rest/v1/',
    '/auth/v1/callback?state=x',
    '/auth/v1/verify?token=x&type=signup&redirect_to=//[',
    '/functions/v1/health',
    '/storage/v1/upload/resumable/x',
    '/realtime/v1/api/broadcast',
    '/_dev/mail/',
  ];

  it.each(hosts)('when its name is said to be "%s"', async (host) => {
    for (const target of targets) {
      for (const method of ['GET', 'POST', 'OPTIONS', 'PUT']) {
        const received = await sendRaw(
          server.url,
          [
            `${method} ${target} HTTP/1.1`,
            `Host: ${host}`,
            'Connection: close',
            `X-Request-Id: ${host}`,
            `apikey: ${server.anonKey}`,
            'Content-Length: 2',
            'Content-Type: application/json',
            '',
            '{}',
          ].join('\r\n'),
        );
        expect([method, target, statusOf(received)]).toEqual([
          method,
          target,
          expect.toSatisfy((status: number) => status < 500),
        ]);
      }
    }
    expect(await isAlive()).toBe(true);
  });

  const boundary = 'b';
  const formOf = (type: string, content: string) =>
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name=""; filename="f"',
      `Content-Type: ${type}`,
      '',
      content,
    ].join('\r\n');
  const uploadOf = (length: number, body: string, key = server.anonKey) =>
    [
      'POST /storage/v1/object/profile-photos/x HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      `apikey: ${key}`,
      `Authorization: Bearer ${key}`,
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${length}`,
      '',
      body,
    ].join('\r\n');

  it.each(['image/png', 'text/plain'])(
    'when a form with a file of %s ends before its last boundary',
    async (type) => {
      const body = formOf(type, 'abc');
      const received = await sendRaw(server.url, uploadOf(body.length, body));
      expect(statusOf(received)).toBeGreaterThanOrEqual(400);
      expect(statusOf(received)).toBeLessThan(500);
      expect(await isAlive()).toBe(true);
    },
  );

  it('and keeps nothing of a form that ends before its last boundary', async () => {
    const key = server.serviceRoleKey;
    const body = formOf('image/png', 'a'.repeat(10_000));
    const received = await sendRaw(server.url, uploadOf(body.length, body, key));
    expect(statusOf(received)).toBe(400);
    const kept = await fetch(`${server.url}/storage/v1/object/profile-photos/x`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    });
    expect(kept.status).toBe(400);
    expect(await isAlive()).toBe(true);
  });

  it.each(['image/png', 'text/plain'])(
    'when a client leaves in the middle of a file of %s that is refused',
    async (type) => {
      for (const stayMs of [0, 20, 200]) {
        const socket = await open(uploadOf(900_000, formOf(type, 'a'.repeat(100_000))));
        await delay(stayMs);
        socket.destroy();
      }
      expect(await isAlive()).toBe(true);
    },
  );
});
