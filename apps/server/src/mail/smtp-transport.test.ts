import { once } from 'node:events';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestDatabase, openTestDatabase } from '../../../testkit/src/index.ts';
import { startTestJobs } from '../jobs/test-jobs.ts';
import { createDeliverNotification } from '../notifications/deliver-notification.ts';
import { noPhonePush, noPush } from '../notifications/no-push.ts';
import { createMailTransport } from './create-mail-transport.ts';
import { createSendMail, type SendMail } from './mailer.ts';

let opened: TestDatabase;
let server: SMTPServer | undefined;
/** The mail-related part of a server. */
type Mailer = { readonly send: SendMail; close(): Promise<void> };
let mailer: Mailer | undefined;
const received: string[] = [];
/** Includes refused ones. */
const offered: string[] = [];

/**
 * A mail server that answers each delivery with the next item of the list, and accepts mails once
 * the list is used up.
 */
async function listen(answers: (Error & { responseCode?: number })[] = []): Promise<string> {
  received.length = 0;
  offered.length = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        offered.push(text);
        const refusal = answers.shift();
        if (refusal === undefined) received.push(text);
        done(refusal ?? null);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `smtp://127.0.0.1:${address.port}`;
}

async function open(smtpUrl: string): Promise<Mailer> {
  const { database } = opened;
  const transport = createMailTransport({ smtpUrl, from: 'Muster <no-reply@muster.example>' });
  const log = pino({ level: 'silent' });
  const siteUrl = 'https://muster.example';
  const delivery = {
    notifications: [],
    transport,
    sendPush: noPush,
    sendToPhone: noPhonePush,
    siteUrl,
    log,
  };
  const jobs = await startTestJobs(database, {
    jobs: [createDeliverNotification({ ...delivery, atOnce: 3 })],
  });
  mailer = {
    send: createSendMail({ database, transport }),
    async close() {
      await jobs.close();
      transport.close();
    },
  };
  return mailer;
}

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.database.script('delete from app.jobs; delete from app.notifications'));
afterEach(async () => {
  await mailer?.close();
  await new Promise<void>((resolve) => {
    if (server === undefined) resolve();
    else server.close(resolve);
  });
});

const message = {
  kind: 'auth_recovery',
  to: 'employee@example.com',
  subject: 'Elige una contraseña nueva',
  text: 'Texto sencillo',
  html: '<p>Texto</p>',
};

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('a mail by SMTP', () => {
  test('that is refused for good is not tried again', async () => {
    const answers = [refusal(550), refusal(451)];
    await (await open(await listen(answers))).send(message);
    await vi.waitFor(() => expect(answers).toHaveLength(1), { timeout: 15_000 });
    await mailer?.close();
    expect(answers).toHaveLength(1);
    expect(received).toEqual([]);
    expect(
      await opened.database.query('select state, attempts, content from app.notifications'),
    ).toEqual([{ state: 'failed', attempts: 1, content: null }]);
  });

  test('that is refused for now is tried again', async () => {
    await (await open(await listen([refusal(451)]))).send(message);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
  });

  test('arrives with sender, both bodies and a sign that no person wrote it', async () => {
    await (await open(await listen())).send(message);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
    expect(received[0]).toContain('From: Muster <no-reply@muster.example>');
    expect(received[0]).toContain('To: employee@example.com');
    expect(received[0]).toContain('Auto-Submitted: auto-generated');
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
  });

  test('is accepted while the mail server does not answer', async () => {
    const url = await listen();
    await new Promise<void>((resolve) => {
      server?.close(resolve);
    });
    await (await open(url)).send(message);
    expect(await waiting()).toHaveLength(1);
  });

  test('that waits when the server ends is delivered by the next one, once', async () => {
    const url = await listen([refusal(451)]);
    const first = await open(url);
    await first.send(message);
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBeGreaterThan(0), {
      timeout: 15_000,
    });
    await first.close();
    await open(url);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000 });
    expect(received).toHaveLength(1);
  });

  test('keeps its Message-ID when it is tried again, so that a mailbox shows it once', async () => {
    await (await open(await listen([refusal(451)]))).send(message);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
    const ids = offered.map(
      (text) => /^Message-ID: (<[0-9a-f-]{36}@muster\.example>)/im.exec(text)?.[1],
    );
    expect(ids[0]).toBeDefined();
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test('is delivered once by two servers on one database', async () => {
    const url = await listen();
    const first = await open(url);
    const second = await open(url);
    await Promise.all(Array.from({ length: 12 }, () => first.send(message)));
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 10_000 });
    await Promise.all([first.close(), second.close()]);
    expect(received).toHaveLength(12);
  });
});

const waiting = () =>
  opened.database.query<{ attempts: number }>(
    `select attempts from app.notifications where state = 'waiting'`,
  );
