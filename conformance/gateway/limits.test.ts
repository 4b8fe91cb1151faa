import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

describe('what the gateway does not take', () => {
  let server: TestServer;
  shareServer((shared) => void (server = shared));

  /** Sends bytes unchanged and returns everything received until the server closes. */
  async function raw(bytes: string): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  }

  const post = (path: string, init: RequestInit) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
      ...init,
    });

  it('is a body larger than 64 KiB from a stranger', async () => {
    expect((await post('/auth/v1/signup', { body: 'x'.repeat(64 * kibibyte) })).status).toBe(400);
    for (const path of ['/auth/v1/signup', '/rest/v1/rpc/record_punches']) {
      const answer = await post(path, { body: 'x'.repeat(64 * kibibyte + 1) });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
    }
  });

  it('is a body larger than its address allows, even from the service', async () => {
    const headers = { apikey: server.serviceRoleKey };
    const send = (path: string, size: number) => post(path, { headers, body: 'x'.repeat(size) });
    expect((await send('/rest/v1/rpc/x', 8 * mebibyte)).status).toBe(404);
    expect((await send('/rest/v1/rpc/x', 8 * mebibyte + 1)).status).toBe(413);
    expect((await send('/auth/v1/signup', mebibyte + 1)).status).toBe(413);
  });

  it('is a body that hides its length', async () => {
    const chunks = Array.from({ length: 20 }, () => 'x'.repeat(100_000));
    const head = `POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\napikey: ${server.anonKey}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const body = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('');
    expect(await raw(`${head}${body}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 [^]*body_too_large/);
  });

  it('is something else than HTTP', async () => {
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is a request with two lengths, of which a proxy might believe the other one', async () => {
    const smuggled = [
      'POST /rest/v1/x HTTP/1.1',
      'Host: localhost',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    ];
    expect(await raw(smuggled.join('\r\n'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('are headers of endless length', async () => {
    const long = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await raw(long)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('is a client that takes longer than ten seconds for its headers', async () => {
    const startedAt = performance.now();
    expect(await raw('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  it('is an address that can’t be read', async () => {
    const request = 'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(await raw(request)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"bad_request"/);
  });

  it('is an unknown service, which never becomes a page of the app', async () => {
    for (const path of ['/storage/v2/object/a/b', '/functions/v1/x', '/graphql/v1', '/rest/v2/x']) {
      const answer = await fetch(`${server.url}${path}`, { headers: { apikey: server.anonKey } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });
});
