/** Strangers who request more emails than the limit, so that no one else gets any. */
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, admin, call, isAimedElsewhere, password } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';

describe.skipIf(isAimedElsewhere)('a flood of sign-ups from many places', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      env: {
        TRUSTED_PROXIES: '1',
        AUTH_REQUEST_LIMITS: 'on',
        AUTH_MAILS_PER_HOUR: '12',
        AUTH_MAILS_PER_NETWORK: '5',
      },
    });
  });
  afterAll(() => server.stop());

  const from = (ip: string, path: string, email: string) =>
    call(targetOf(server), 'POST', path, {
      body: { email, password },
      headers: { 'X-Forwarded-For': ip },
    });

  test('[A33] leaves mails to people who are known', async () => {
    const known = address();
    await admin(targetOf(server), 'POST', '/users', {
      email: known,
      password,
      email_confirm: true,
    });
    const taken: number[] = [];
    for (let place = 1; place <= 3; place += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => from(`198.51.100.${place}`, '/signup', address())),
      );
      taken.push(answers.filter(({ status }) => status === 200).length);
    }
    expect(taken).toEqual([5, 3, 0]);
    expect((await from('203.0.113.9', '/recover', known)).status).toBe(200);
    expect((await server.mails()).filter(({ to }) => to === known)).toHaveLength(1);
  });
});
