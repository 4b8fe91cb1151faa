import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from '../log/logger.ts';
import type { MailMessage, Mailer } from './mailer.ts';

const maxWaiting = 1_000;
const retryAfterMs = [1_000, 5_000, 30_000, 120_000];
const closeWithinMs = 5_000;

/**
 * Mails on their way to an SMTP server. Whoever asks for one does not wait for the delivery: that
 * would tell by its time whether a person exists, and a slow mail server would hold up sign-ups.
 * What waits here is lost with the process; people can ask for any of these mails again.
 */
export function createSmtpQueue(options: {
  readonly smtpUrl: string;
  readonly from: string;
  readonly log: Logger;
}): Mailer {
  const { from, log } = options;
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(message: MailMessage): Promise<void> {
    for (const [attempt, pauseMs] of [0, ...retryAfterMs].entries()) {
      try {
        await setTimeout(pauseMs, undefined, { signal: closing.signal });
        await transport.sendMail({
          ...message,
          from,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return;
      } catch (error) {
        const isLast = attempt === retryAfterMs.length || closing.signal.aborted;
        log[isLast ? 'error' : 'warn']({ err: error, attempt }, 'a mail could not be delivered');
        if (isLast || isRefusedForGood(error)) return;
      }
    }
  }

  return {
    async send(message) {
      if (underWay.size >= maxWaiting) throw new Error('Too many mails are waiting for delivery.');
      const delivery = deliver(message).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    captured: () => [],
    async close() {
      const timeUp = setTimeout(closeWithinMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay), timeUp]);
      closing.abort();
      transport.close();
    },
  };
}

/** The mail server will say the same again. Source: RFC 5321, 4.2.1 (5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
