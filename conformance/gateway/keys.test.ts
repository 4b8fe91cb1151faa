import { type TestServer } from '@muster/testkit';
import { describe, expect, it } from 'vitest';

import { shareServer } from '../support/shared-server.ts';

describe('the API key', () => {
  let server: TestServer;
  shareServer((shared) => void (server = shared));

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, { headers });

  it.each(['/auth/v1/user', '/rest/v1/', '/realtime/v1/api/broadcast', '/storage/v1/bucket'])(
    'is required for %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'no_api_key' });
    },
  );

  it('is refused when it is none of ours', async () => {
    const forged = `${server.anonKey.slice(0, -4)}AAAA`;
    for (const key of [forged, 'x', `Bearer ${server.anonKey}`]) {
      const answer = await ask('/rest/v1/', { apikey: key });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'invalid_api_key' });
    }
  });

  it('is not replaced by a bearer token when it is wrong', async () => {
    const headers = { apikey: 'wrong', Authorization: `Bearer ${server.anonKey}` };
    expect((await ask('/rest/v1/', headers)).status).toBe(401);
  });

  it('is taken from the header, the query or the bearer', async () => {
    const wanted = '/functions/v1/nothing';
    const answers = await Promise.all([
      ask(wanted, { apikey: server.anonKey }),
      ask(`${wanted}?apikey=${server.anonKey}`),
      ask(`${wanted}?a=1&apikey=${server.anonKey}&b=2`),
      ask(wanted, { Authorization: `Bearer ${server.anonKey}` }),
      ask(wanted, { apikey: server.serviceRoleKey }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it.each([
    '/health',
    '/ready',
    '/metrics',
    '/config.json',
    '/auth/v1/health',
    '/auth/v1/.well-known/jwks.json',
  ])('is not asked for at %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it('is told to everyone in its public form only', async () => {
    const config = await (await ask('/config.json')).text();
    expect(JSON.parse(config)).toMatchObject({ supabaseUrl: '', anonKey: server.anonKey });
    expect(config).not.toContain(server.serviceRoleKey);
  });
});
