import { startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  type Target,
  address,
  admin,
  call,
  isAimedElsewhere,
  openTarget,
  password,
  refused,
  signIn,
  useSharedTarget,
} from './support/target.ts';
import { targetOf } from './support/target-of.ts';

const onPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';
const limited = refused(429, 'over_request_rate_limit', 'Request rate limit reached');

/** Returns how many requests pass before the first is refused. */
async function passing(send: () => Promise<Answer>, most = 40): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    if ((await send()).status === 429) return count;
  }
  return most;
}

describe.skipIf(isAimedElsewhere)('requests of one client address', () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget({
      AUTH_REQUEST_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
      AUTH_LIMIT_TOKEN: '6',
      AUTH_LIMIT_VERIFY: '5',
      AUTH_LIMIT_OTP: '4',
      AUTH_LIMIT_ANONYMOUS: '3',
      AUTH_LIMIT_FACTOR: '2',
      AUTH_ANONYMOUS: 'on',
    });
  });
  afterAll(() => target.stop());

  const from = (ip: string, method: string, path: string, body?: object, bearer?: string) =>
    call(target, method, path, { body, bearer, headers: { 'X-Forwarded-For': ip } });

  test('[A51] are limited by kind, with the time after which to try again', async () => {
    const ip = '203.0.113.10';
    const kinds: [number, () => Promise<Answer>][] = [
      [6, () => from(ip, 'POST', '/token?grant_type=password', { email: address(), password })],
      [5, () => from(ip, 'POST', '/verify', { type: 'signup', token_hash: 'x' })],
      [4, () => from(ip, 'POST', '/recover', { email: address() })],
      [4, () => from(ip, 'POST', '/signup', { email: 'none', password })],
      [3, () => from(ip, 'POST', '/signup', {})],
    ];
    for (const [allowed, send] of kinds) {
      expect(await passing(send)).toBe(allowed);
      const refusal = await send();
      expect(refusal).toMatchObject(limited);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Emails on request share one limit.
    for (const path of ['/otp', '/magiclink', '/resend']) {
      expect(await from(ip, 'POST', path, { email: address() })).toMatchObject(limited);
    }
    expect(await from(ip, 'GET', '/verify?type=signup&token=x')).toMatchObject(limited);
  });

  test('[A51] count for that address alone, and for the whole of an IPv6 network', async () => {
    const send = (ip: string) => from(ip, 'POST', '/recover', { email: address() });
    expect(await passing(() => send('203.0.113.20'))).toBe(4);
    expect((await send('203.0.113.21')).status).toBe(200);
    let host = 0;
    expect(await passing(() => send(`2001:db8:1:2::${(host += 1)}`))).toBe(4);
    expect((await send('2001:db8:1:3::1')).status).toBe(200);
  });

  test('[A51] ignores what a client claims about itself', async () => {
    let claim = 0;
    const send = () =>
      from(`198.51.100.${(claim += 1)}, 203.0.113.30`, 'POST', '/recover', { email: address() });
    expect(await passing(send)).toBe(4);
  });

  test('[A51] codes of second factors are limited in a minute', async () => {
    const ip = '203.0.113.40';
    const began = await from('203.0.113.41', 'POST', '/signup', { data: {} });
    const bearer = began.body.access_token;
    const path = `/factors/${crypto.randomUUID()}/challenge`;
    expect((await from(ip, 'POST', path, {}, bearer)).status).toBe(403);

    const email = address();
    await admin(target, 'POST', '/users', { email, password, email_confirm: true });
    const session = await from(ip, 'POST', '/token?grant_type=password', { email, password });
    const token = session.body.access_token;
    const { body } = await from(ip, 'POST', '/factors', { factor_type: 'totp' }, token);
    const ask = () => from(ip, 'POST', `/factors/${String(body['id'])}/challenge`, {}, token);
    expect(await passing(ask)).toBe(2);
  });

  test('[A51] a session can always be renewed, so that no one is signed out by a limit', async () => {
    const email = address();
    await admin(target, 'POST', '/users', { email, password, email_confirm: true });
    const ip = '203.0.113.50';
    let { body } = await from(ip, 'POST', '/token?grant_type=password', { email, password });
    for (let round = 0; round < 12; round += 1) {
      const answer = await from(ip, 'POST', '/token?grant_type=refresh_token', {
        refresh_token: body.refresh_token,
      });
      expect(answer.status).toBe(200);
      ({ body } = answer);
    }
    const guess = () =>
      from(ip, 'POST', '/token?grant_type=refresh_token', { refresh_token: 'abcdefgh1234' });
    expect(await passing(guess)).toBeLessThan(6);
  });
});

describe.skipIf(isAimedElsewhere)('mails', () => {
  test('[A33] of all people together are limited in an hour', async () => {
    const target = await openTarget({ AUTH_MAILS_PER_HOUR: '2' });
    try {
      const signUp = () =>
        call(target, 'POST', '/signup', { body: { email: address(), password } });
      expect(await passing(signUp)).toBe(2);
      expect(await signUp()).toMatchObject(
        refused(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      );
    } finally {
      await target.stop();
    }
  });

  test.runIf(onPostgres)('[A33] of all people together are counted over all servers', async () => {
    // A third is reserved for emails other than sign-ups: one of four.
    const server = await startTestServer({ env: { AUTH_MAILS_PER_HOUR: '4' } });
    const replica = await server.startReplica();
    try {
      const targets = [targetOf(server), targetOf({ ...server, url: replica.url })];
      let count = 0;
      const signUp = () => {
        const target = targets[(count += 1) % 2] ?? targetOf(server);
        return call(target, 'POST', '/signup', { body: { email: address(), password } });
      };
      expect(await passing(signUp)).toBe(3);
    } finally {
      await replica.stop();
      await server.stop();
    }
  });
});

describe.skipIf(isAimedElsewhere)('where every client has the same address', () => {
  let target: Target;
  useSharedTarget((shared) => void (target = shared));

  test('requests are not limited', async () => {
    expect(await passing(() => signIn(target, address()), 40)).toBe(40);
  });
});
