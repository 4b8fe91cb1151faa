/** Memory that anyone could consume by sending bodies, with or without a key. */
import { request } from 'node:http';

import { type Cast, type TestServer, startServerWithCast } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAimedElsewhere } from '../auth/support/target.ts';

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

describe.skipIf(isAimedElsewhere)('a body', () => {
  let server: TestServer;
  let cast: Cast;
  beforeAll(async () => {
    ({ server, cast } = await startServerWithCast({ env: { HTTP_BODY_BUDGET: '16777216' } }));
  });
  afterAll(() => server.stop());

  /** Announces a body and sends only its first byte; resolves when the server responds. */
  function begin(headers: Record<string, string | number>, path = '/rest/v1/rpc/record_punches') {
    const outgoing = request(`${server.url}${path}`, { method: 'POST', headers });
    const status = new Promise<number>((resolve, reject) => {
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        resolve(incoming.statusCode ?? 0);
        incoming.resume();
      });
    });
    outgoing.write('[');
    return {
      status,
      end() {
        outgoing.on('error', () => {});
        status.catch(() => {});
        outgoing.destroy();
      },
    };
  }

  const asPerson = (token: string, size: number) => ({
    apikey: server.anonKey,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Content-Length': size,
  });

  test('is not read before the key was checked, however it comes', async () => {
    for (const size of [{ 'Content-Length': 8 * mebibyte }, { 'Transfer-Encoding': 'chunked' }]) {
      const sending = begin(size);
      expect(await sending.status).toBe(401);
      sending.end();
    }
  });

  test.each([
    ['/rest/v1/profiles', 1, 'a table'],
    ['/rest/v1/rpc/change_people', 1, 'a function'],
    ['/rest/v1/rpc/record_punches', 8, 'punches'],
    ['/rest/v1/rpc/import_people', 8, 'imports'],
    ['/auth/v1/user', 1, 'auth'],
    ['/functions/v1/make-pdf', 1, 'a PDF'],
  ])('of a person at %s has at most %i MiB', async (path, most) => {
    const sending = begin(asPerson(cast.admin.accessToken, most * mebibyte + 1), path);
    expect(await sending.status).toBe(413);
    sending.end();
    const { status } = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.supervisor.accessToken}`,
        'Content-Type': 'application/json',
      },
      // Too large for a person's share of this server's budget, at endpoints that allow 8 MiB.
      body: ' '.repeat(Math.min(most, 4) * mebibyte),
    });
    expect([400, 404, 405]).toContain(status);
  });

  test('of someone with a forged token counts as a stranger’s', async () => {
    const forged = `${cast.admin.accessToken.slice(0, -6)}AAAAAA`;
    const sending = begin(asPerson(forged, 64 * kibibyte + 1));
    expect(await sending.status).toBe(413);
    sending.end();
  });

  test('waits for no others beyond the budget, and punches still come through', async () => {
    // A person has a quarter of sixteen mebibytes.
    const greedy = begin(asPerson(cast.admin.accessToken, 4 * mebibyte));
    const asked = await fetch(`${server.url}/rest/v1/rpc/my_clock`, {
      method: 'POST',
      headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.admin.accessToken}` },
      body: '{}',
    });
    expect(asked.status).toBe(200);
    const second = begin(asPerson(cast.admin.accessToken, mebibyte));
    expect(await second.status).toBe(503);
    const punches = await fetch(`${server.url}/rest/v1/rpc/record_punches`, {
      method: 'POST',
      headers: {
        apikey: server.anonKey,
        Authorization: `Bearer ${cast.employee.accessToken}`,
        'Content-Type': 'application/json',
      },
      body: `{"batch":[]${' '.repeat(mebibyte)}}`,
    });
    expect(punches.status).toBe(200);
    for (const sending of [greedy, second]) sending.end();
  });

  test('that strangers send slowly keeps no one from a function', async () => {
    const stranger = { apikey: server.anonKey, Authorization: `Bearer ${server.anonKey}` };
    const path = '/functions/v1/make-pdf';
    const sendings = Array.from({ length: 40 }, () =>
      begin({ ...stranger, 'Content-Length': 100 }, path),
    );
    const headers = { apikey: server.anonKey, Authorization: `Bearer ${cast.admin.accessToken}` };
    const ask = () => fetch(`${server.url}${path}`, { method: 'POST', headers, body: '{}' });
    // Once the server has handled this request, all earlier ones have arrived.
    await ask();
    expect((await ask()).status).toBe(400);
    for (const sending of sendings) sending.end();
  });

  test('is one of a bounded number of requests a minute, punches not counted', async () => {
    await server.restart({ HTTP_REQUESTS_PER_MINUTE: '20' });
    const call = async (name: string, body: string) => {
      const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: server.anonKey,
          Authorization: `Bearer ${cast.employee.accessToken}`,
          'Content-Type': 'application/json',
        },
        body,
      });
      await answer.text();
      return answer;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await call('my_clock', '{}')).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
    for (let count = 0; count < 25; count += 1) {
      expect((await call('record_punches', '{"batch":[]}')).status).toBe(200);
    }
  });

  test('[B1] comes back with an answer that no cache keeps', async () => {
    const answer = await fetch(`${server.url}/rest/v1/profiles?select=id`, {
      headers: { apikey: server.anonKey, Authorization: `Bearer ${cast.colleague.accessToken}` },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
