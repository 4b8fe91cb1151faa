/**
 * Responses must not reveal whether someone has an account here. What the protocol itself reveals
 * (A11, A12, A18, A33, A34, A46) stays. Whether response times reveal it is measured in bench/auth.
 */
import { type TestServer, startTestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, address, admin, call, isAimedElsewhere } from '../auth/support/target.ts';
import { targetOf } from '../auth/support/target-of.ts';
import { shareServer } from '../support/shared-server.ts';

const password = 'winch-over-the-gully-7';

describe.skipIf(isAimedElsewhere)('no one learns who is known', () => {
  let server: TestServer;
  let known: string;
  shareServer(async (shared) => {
    server = shared;
    known = address('known');
    await admin(targetOf(server), 'POST', '/users', {
      email: known,
      password,
      email_confirm: true,
    });
  });

  const post = (path: string, body: object) => call(targetOf(server), 'POST', path, { body });

  /** Returns the headers by name, without those that differ from request to request. */
  function headersOf({ headers }: Answer): Record<string, string> {
    return Object.fromEntries(
      [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)),
    );
  }

  test.each([
    [
      'a wrong password',
      (email: string) => post('/token?grant_type=password', { email, password: 'not-this-one' }),
    ],
    ['a recovery', (email: string) => post('/recover', { email })],
    ['the mail again', (email: string) => post('/resend', { type: 'signup', email })],
    ['a code', (email: string) => post('/verify', { type: 'recovery', email, token: '000000' })],
    ['a mail that signs in', (email: string) => post('/otp', { email })],
  ] as const)('[A17 A34] by the answer to %s', async (_, send) => {
    const [toKnown, toUnknown] = [await send(known), await send(address())];
    expect([toKnown.status, toKnown.body]).toEqual([toUnknown.status, toUnknown.body]);
    expect(headersOf(toKnown)).toEqual(headersOf(toUnknown));
  });

  test('[A10] by the answer to a sign-up, but for what the protocol shows', async () => {
    const toKnown = await post('/signup', { email: known, password });
    const toUnknown = await post('/signup', { email: address(), password });
    expect(toKnown.status).toBe(toUnknown.status);
    expect(headersOf(toKnown)).toEqual(headersOf(toUnknown));
    expect(Object.keys(toKnown.body).sort()).toEqual(Object.keys(toUnknown.body).sort());
  });
});

describe.skipIf(isAimedElsewhere)(
  'with a minute between two mails, no one learns who is known',
  () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ env: { AUTH_MAIL_INTERVAL_SECONDS: '60' } });
    });
    afterAll(() => server.stop());

    async function known(): Promise<string> {
      const email = address();
      await admin(targetOf(server), 'POST', '/users', { email, password, email_confirm: true });
      return email;
    }

    test.each([
      ['/recover', '/recover', {}],
      ['/recover', '/otp', { create_user: false }],
      ['/otp', '/otp', { create_user: true }],
      ['/magiclink', '/magiclink', {}],
    ] as const)('[A33 A34] by asking %s and then %s', async (first, second, extra) => {
      const ask = async (email: string) => {
        const send = (path: string) =>
          call(targetOf(server), 'POST', path, { body: { email, ...extra } });
        const answers = [await send(first), await send(second)];
        // The seconds left depend on how long the first request took.
        return answers.map(({ status, text }) => [
          status,
          text.replace(/\d+ seconds/, 'N seconds'),
        ]);
      };
      const answers = await ask(await known());
      expect(answers.map(([status]) => status)).toEqual([200, 429]);
      expect(await ask(address())).toEqual(answers);
    });
  },
);
