import { once } from 'node:events';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Mailer, createMailer } from './mailer.ts';

let server: SMTPServer | undefined;
let mailer: Mailer | undefined;
const received: string[] = [];

/** A mail server that answers each delivery as the list says, and accepts once it is used up. */
async function listen(answers: (Error & { responseCode?: number })[] = []): Promise<string> {
  received.length = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
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

function open(smtpUrl: string): Mailer {
  mailer = createMailer({
    smtpUrl,
    from: 'Muster <no-reply@muster.example>',
    log: pino({ level: 'silent' }),
  });
  return mailer;
}

afterEach(async () => {
  await mailer?.close();
  await new Promise<void>((resolve) => {
    if (server === undefined) resolve();
    else server.close(resolve);
  });
});

const message = {
  to: 'employee@example.com',
  subject: 'Elige una contraseña nueva',
  text: 'Texto sencillo',
  html: '<p>Texto</p>',
};

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

describe('a mail by SMTP', () => {
  test('that is refused for good is not tried again', async () => {
    const answers = [refusal(550), refusal(451)];
    await open(await listen(answers)).send(message);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await mailer?.close();
    expect(answers).toHaveLength(1);
    expect(received).toEqual([]);
  });

  test('that is refused for now is tried again', async () => {
    await open(await listen([refusal(451)])).send(message);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
  });

  test('arrives with sender, both bodies and a sign that no person wrote it', async () => {
    await open(await listen()).send(message);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
    expect(received[0]).toContain('From: Muster <no-reply@muster.example>');
    expect(received[0]).toContain('To: employee@example.com');
    expect(received[0]).toContain('Auto-Submitted: auto-generated');
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('text/html');
    expect(mailer?.captured()).toEqual([]);
  });

  test('does not make its sender wait for a mail server that does not answer', async () => {
    const url = await listen();
    await new Promise<void>((resolve) => {
      server?.close(resolve);
    });
    const startedAt = performance.now();
    await open(url).send(message);
    expect(performance.now() - startedAt).toBeLessThan(50);
  });

  test('that waits is delivered before a shutdown ends', async () => {
    const sending = open(await listen());
    await sending.send(message);
    await sending.close();
    expect(received).toHaveLength(1);
  });
});
