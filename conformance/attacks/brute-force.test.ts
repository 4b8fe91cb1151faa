/** Guessing passwords, mailed codes and an authenticator's codes. */
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, address, admin, call, isAimedElsewhere } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';
import { totpCode, wrongCode } from '../auth/support/totp.ts';

const password = 'winch-over-the-gully-7';
const onPostgres = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Each test uses its own IP addresses. */
let addresses = 0;
function newIp(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

describe.skipIf(isAimedElsewhere)('guessing', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Only the limits per account; the limits per address are tested elsewhere.
    server = await startTestServer({
      env: { TRUSTED_PROXIES: '1', AUTH_MAIL_INTERVAL_SECONDS: '0' },
    });
  });
  afterAll(() => server.stop());

  const from = (ip: string, path: string, body: object, bearer?: string) =>
    call(targetOf(server), 'POST', path, { body, bearer, headers: { 'X-Forwarded-For': ip } });
  const signIn = (ip: string, email: string, tried: string) =>
    from(ip, '/token?grant_type=password', { email, password: tried });

  async function person(): Promise<string> {
    const email = address();
    await admin(targetOf(server), 'POST', '/users', { email, password, email_confirm: true });
    return email;
  }

  async function codeFor(email: string): Promise<string> {
    await call(targetOf(server), 'POST', '/recover', { body: { email } });
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    return /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /**
   * Returns how many of forty tries are checked. @param onRefusal called when the first wait has
   * just started
   */
  async function judged(
    attempt: (round: number) => Promise<Answer>,
    onRefusal: () => Promise<void> = async () => {},
  ): Promise<number> {
    let count = 0;
    for (let round = 0; round < 40; round += 1) {
      if ((await attempt(round)).status !== 429) count += 1;
      else if (round === count) await onRefusal();
    }
    return count;
  }

  test('of a password is slowed down, and the answer says for how long', async () => {
    const email = await person();
    const ip = newIp();
    const guess = (round: number) => signIn(ip, email, `wrong-${round}`);
    const count = await judged(guess, async () => {
      const refusal = await signIn(ip, email, password);
      expect(refusal).toMatchObject({
        status: 429,
        body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
      });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    });
    expect(count).toBeLessThan(12);
  });

  test('of many passwords at once is judged one by one', async () => {
    const email = await person();
    const ip = newIp();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, round) => signIn(ip, email, `wrong-${round}`)),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThan(8);
  });

  test('of a password is slowed down alike for someone unknown', async () => {
    const statuses = async (email: string) => {
      const ip = newIp();
      const list: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        list.push((await signIn(ip, email, 'wrong')).status);
      }
      return list;
    };
    const toKnown = await statuses(await person());
    expect(toKnown).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await statuses(address())).toEqual(toKnown);
  });

  test('does not lock the owner out elsewhere, nor for long in the same place', async () => {
    const email = await person();
    const ip = newIp();
    for (let round = 0; round < 6; round += 1) await signIn(ip, email, 'wrong');
    expect((await signIn(newIp(), email, password)).status).toBe(200);
    await vi.waitFor(async () => expect((await signIn(ip, email, password)).status).toBe(200), {
      timeout: 10_000,
      interval: 250,
    });
    // A correct password resets the earlier wrong ones.
    expect((await signIn(ip, email, 'wrong')).status).toBe(400);
  });

  test('from many addresses is slowed down too, but not where the owner is signed in', async () => {
    const email = await person();
    const home = newIp();
    expect((await signIn(home, email, password)).status).toBe(200);
    const guess = () => signIn(newIp(), email, 'wrong');
    const count = await judged(guess, async () => {
      expect((await signIn(newIp(), email, password)).status).toBe(429);
    });
    expect(count).toBeLessThan(28);
    expect((await signIn(home, email, password)).status).toBe(200);
  });

  test('of an emailed code is slowed down long before it is found', async () => {
    const email = await person();
    const code = await codeFor(email);
    const ip = newIp();
    const verify = (round: number) => {
      const token = String((Number(code) + 1 + round) % 1_000_000).padStart(6, '0');
      return from(ip, '/verify', { type: 'recovery', email, token });
    };
    expect(await judged(verify)).toBeLessThan(12);
    const elsewhere = await from(newIp(), '/verify', { type: 'recovery', email, token: code });
    expect(elsewhere.status).toBe(200);
  });

  test('of an authenticator’s code is slowed down, over all challenges', async () => {
    const email = await person();
    const ip = newIp();
    const session = await signIn(ip, email, password);
    const bearer = session.body.access_token;
    const { body } = await from(ip, '/factors', { factor_type: 'totp' }, bearer);
    const secret = String(Object(body['totp']).secret);
    const path = `/factors/${String(body['id'])}`;
    const attempt = async (place: string, code: string) => {
      const asked = await from(place, `${path}/challenge`, {}, bearer);
      return from(place, `${path}/verify`, { challenge_id: asked.body['id'], code }, bearer);
    };
    expect(await judged(() => attempt(ip, wrongCode(secret)))).toBeLessThan(12);
    expect((await attempt(newIp(), totpCode(secret))).status).toBe(200);
  });

  test('of an authenticator’s code is slowed down over all addresses, also those signed in by the password', async () => {
    const email = await person();
    const session = await signIn(newIp(), email, password);
    const { body } = await from(
      newIp(),
      '/factors',
      { factor_type: 'totp' },
      session.body.access_token,
    );
    const path = `/factors/${String(body['id'])}`;
    const code = wrongCode(String(Object(body['totp']).secret));
    const attempt = async () => {
      const place = newIp();
      const { access_token: bearer } = (await signIn(place, email, password)).body;
      const asked = await from(place, `${path}/challenge`, {}, bearer);
      return from(place, `${path}/verify`, { challenge_id: asked.body['id'], code }, bearer);
    };
    expect(await judged(attempt)).toBeLessThan(30);
  });

  test.runIf(onPostgres)('is counted over all servers together', async () => {
    const replica = await server.startReplica();
    try {
      const email = await person();
      const ip = newIp();
      const there = targetOf({ ...server, url: replica.url });
      const attempt = (round: number) =>
        round % 2 === 0
          ? signIn(ip, email, 'wrong')
          : call(there, 'POST', '/token?grant_type=password', {
              body: { email, password: 'wrong' },
              headers: { 'X-Forwarded-For': ip },
            });
      expect(await judged(attempt)).toBeLessThan(12);
    } finally {
      await replica.stop();
    }
  });
});
