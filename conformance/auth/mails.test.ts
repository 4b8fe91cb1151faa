import { once } from 'node:events';
import { type TestServer, startTestServer } from '@muster/testkit';
import { freePort } from '@muster/testkit/server-process';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  address,
  call,
  isAimedElsewhere,
  useSharedTarget,
  password,
  signedIn,
} from './support/target.ts';
import type { Target } from './support/target.ts';
import { targetOf } from './support/target-of.ts';

const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

describe.skipIf(isAimedElsewhere)('each mail of the sign-in flows', () => {
  let target: Target;
  useSharedTarget((shared) => (target = shared));

  const headersOf = (language: string) => ({ 'Accept-Language': language });
  const post = (path: string, body: object, language: string) =>
    call(target, 'POST', path, { body, headers: headersOf(language) });

  /** By kind: makes the server send an email, and returns its recipients. */
  const kinds: Readonly<Record<string, (language: string) => Promise<string[]>>> = {
    async confirmation(language) {
      const email = address();
      await post('/signup', { email, password }, language);
      return [email];
    },
    async recovery(language) {
      const { email } = await signedIn(target);
      await post('/recover', { email }, language);
      return [email];
    },
    async magicLink(language) {
      const { email } = await signedIn(target);
      await post('/otp', { email }, language);
      return [email];
    },
    async emailChange(language) {
      const { email, accessToken } = await signedIn(target);
      const newEmail = address('new');
      await call(target, 'PUT', '/user', {
        bearer: accessToken,
        body: { email: newEmail },
        headers: headersOf(language),
      });
      return [email, newEmail];
    },
    async reauthentication(language) {
      const { email, accessToken } = await signedIn(target);
      await call(target, 'GET', '/reauthenticate', {
        bearer: accessToken,
        headers: headersOf(language),
      });
      return [email];
    },
    async invitation(language) {
      const email = address();
      await call(target, 'POST', '/invite', {
        bearer: target.serviceRoleKey,
        body: { email, data: { language } },
      });
      return [email];
    },
  };

  const spanish = /confirme|elija|entre a|su código|invita/i;
  const english = /confirm|set a new|sign in|your code|invites/i;

  test.each(Object.keys(kinds))(
    'is in the reader’s language and has its code: %s',
    async (kind) => {
      for (const [language, words] of [
        ['en', english],
        ['es', spanish],
      ] as const) {
        for (const to of (await kinds[kind]?.(language)) ?? []) {
          const mail = await target.mailTo(to);
          expect(mail.subject).toMatch(words);
          expect(mail.html).toContain(`<html lang="${language}">`);
          expect(mail.code).toMatch(/^\d{6}$/);
          expect(mail.html).toContain(mail.code);
          expect(mail.links).toHaveLength(kind === 'reauthentication' ? 0 : 1);
        }
      }
    },
  );

  test('repeats nothing that the asker wrote', async () => {
    const email = address();
    const data = { first_name: 'Win a prize at https://evil.example' };
    await post('/signup', { email, password, data }, 'en');
    expect(JSON.stringify(await target.mailTo(email))).not.toContain('evil.example');
  });
});

/** A mail server that can stop and come back on the same port, which no one else gets meanwhile. */
async function mailServer() {
  const received: string[] = [];
  const port = await freePort();
  let running: SMTPServer | undefined;
  async function open(): Promise<void> {
    running = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        stream.on('end', () => {
          received.push(text);
          done(null);
        });
      },
    });
    running.listen(port, '127.0.0.1');
    await once(running.server, 'listening');
  }
  async function close(): Promise<void> {
    const ending = running;
    running = undefined;
    await new Promise<void>((resolve) => {
      if (ending === undefined) resolve();
      else ending.close(resolve);
    });
  }
  await open();
  return { received, open, close, url: () => `smtp://127.0.0.1:${port}` };
}

describe.skipIf(isAimedElsewhere)('with a mail server', () => {
  let mailbox: Awaited<ReturnType<typeof mailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    mailbox = await mailServer();
    server = await startTestServer({
      env: { SMTP_URL: mailbox.url(), MAIL_FROM: 'Muster <no-reply@muster.example>' },
    });
  });
  afterAll(async () => {
    await server.stop();
    await mailbox.close();
  });

  const signUp = (email: string) =>
    call(targetOf(server), 'POST', '/signup', { body: { email, password } });
  const to = (email: string) =>
    mailbox.received.filter((text) => text.includes(`To: ${email}`)).length;

  test('a mail arrives there, with both bodies, and nowhere else', async () => {
    const email = address();
    await signUp(email);
    await vi.waitFor(() => expect(to(email)).toBe(1), { timeout: 10_000 });
    const text = mailbox.received.find((mail) => mail.includes(email));
    expect(text).toContain('From: Muster <no-reply@muster.example>');
    expect(text).toContain('text/html');
    // The link opens a page, so a program that follows links to check them doesn't use them up.
    expect(text?.replaceAll(/=\r?\n/g, '')).toContain(`${server.url}/auth/confirm?token`);
    expect(text).not.toContain('/auth/v1/verify');
    expect((await fetch(`${server.url}/_dev/mail`)).status).toBe(404);
  });

  // A killed server's lease lasts half a minute. In the default run, the server shuts down properly
  // (`smtp-transport.test.ts`).
  test.runIf(isFullRun)(
    'a mail that could not be delivered survives the end of the server',
    async () => {
      await mailbox.close();
      const email = address();
      expect((await signUp(email)).status).toBe(200);
      await server.kill();
      await mailbox.open();
      await server.restart();
      await vi.waitFor(() => expect(to(email)).toBe(1), { timeout: 90_000, interval: 500 });
    },
    120_000,
  );

  test('administrators invite by it', async () => {
    const email = address();
    await call(targetOf(server), 'POST', '/invite', {
      bearer: server.serviceRoleKey,
      body: { email },
    });
    await vi.waitFor(() => expect(to(email)).toBe(1), { timeout: 10_000 });
  });
});
