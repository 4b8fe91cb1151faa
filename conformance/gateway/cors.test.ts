import { type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';

const origin = 'https://app.example.com';

describe('a page of another origin', () => {
  let server: TestServer;
  shareServer((shared) => void (server = shared));

  it('[B51] is told before its request, without a key, what it may send', async () => {
    const answer = await fetch(`${server.url}/rest/v1/projects`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,x-client-info',
      },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
      'access-control-allow-headers':
        'Authorization, apikey, x-client-info, Accept, Accept-Language, Content-Language',
      'access-control-max-age': '86400',
    });
  });

  it.each([
    '/auth/v1/token',
    '/storage/v1/object/a/b',
    '/functions/v1/f',
    '/realtime/v1/api/broadcast',
  ])('is told the same of %s', async (path) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-upsert,x-muster-nonce',
      },
    });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain(
      'x-upsert, x-muster-nonce',
    );
  });

  it('may read answers, refusals too, and the headers that clients need', async () => {
    const answer = await fetch(`${server.url}/rest/v1/projects`, { headers: { Origin: origin } });
    expect(answer.status).toBe(401);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Muster-Time',
    });
    const exposed = async (path: string) =>
      (await fetch(`${server.url}${path}`)).headers.get('access-control-expose-headers');
    expect(await exposed('/storage/v1/object/public/a/b')).toContain('Upload-Offset');
    expect(await exposed('/storage/v1/object/public/a/b')).toContain('X-Muster-Time');
    expect(await exposed('/functions/v1/nothing')).toBe('*');
    const auth = await fetch(`${server.url}/auth/v1/health`);
    expect(auth.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    expect(auth.headers.get('access-control-expose-headers')).toContain('X-Muster-Time');
  });

  it('may not read the pages of the server itself', async () => {
    for (const path of ['/', '/config.json', '/_dev/mail', '/metrics']) {
      const answer = await fetch(`${server.url}${path}`, { headers: { Origin: origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
