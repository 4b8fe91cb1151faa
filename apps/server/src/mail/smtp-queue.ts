import { createTransport } from 'nodemailer';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import type { Mailer } from './mailer.ts';
import {
  type OutgoingMail,
  claimDueMails,
  insertMail,
  postponeMail,
  settleMail,
} from './outgoing-mails.ts';

/** A code is worth nothing after an hour, so that is when trying ends. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 1800];
/** What is worth more than an hour, such as an invitation, is tried on at this pace. */
const patientlyAfterSeconds = 3600;
const lookEveryMs = 1_000;
const atOnce = 3;
const closeWithinMs = 5_000;

/**
 * Mails on their way to an SMTP server. Whoever asks for one does not wait for the delivery: that
 * would tell by its time whether a person exists, and a slow mail server would hold up sign-ups.
 *
 * They wait in the database, so a restart loses none, and all servers deliver from there. One that a
 * mail server took just before this process ended is delivered again, under the same Message-ID, by
 * which mailboxes know that they have it already.
 */
export function createSmtpQueue(options: {
  readonly database: Database;
  readonly smtpUrl: string;
  readonly from: string;
  readonly log: Logger;
}): Mailer {
  const { database, from, log } = options;
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: atOnce,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

  async function deliver(mail: OutgoingMail): Promise<void> {
    try {
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        from,
        messageId: `<${mail.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      const pause =
        retryAfterSeconds[mail.attempts - 1] ??
        (mail.is_patient ? patientlyAfterSeconds : undefined);
      const isLast = pause === undefined || isRefusedForGood(error);
      const facts = { err: error, attempt: mail.attempts, mail: mail.id };
      log[isLast ? 'error' : 'warn'](facts, 'a mail could not be delivered');
      return isLast
        ? settleMail(database, mail.id, 'failed')
        : postponeMail(database, mail.id, pause);
    }
    await settleMail(database, mail.id, 'sent');
  }

  async function deliverDue(): Promise<void> {
    let mails = await claimDueMails(database, atOnce);
    while (mails.length > 0) {
      await Promise.all(mails.map(deliver));
      mails = isClosing ? [] : await claimDueMails(database, atOnce);
    }
  }

  let isClosing = false;
  let isWanted = false;
  let underWay: Promise<void> | undefined;

  /** Starts a round, or has the one under way look once more before it ends. */
  function wake(): void {
    isWanted = true;
    underWay ??= rounds().finally(() => {
      underWay = undefined;
    });
  }

  async function rounds(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      try {
        await deliverDue();
      } catch (error) {
        log.error({ err: error }, 'waiting mails cannot be read');
      }
    }
  }

  // Waiting mails come due, and other servers may have ended with some.
  const timer = setInterval(wake, lookEveryMs);
  timer.unref();
  wake();

  return {
    async send(message) {
      await insertMail(database, message);
      wake();
      return 'queued';
    },
    captured: () => [],
    async close() {
      clearInterval(timer);
      const { promise: timeUp, resolve } = Promise.withResolvers<void>();
      const cut = setTimeout(resolve, closeWithinMs);
      await Promise.race([underWay, timeUp]);
      isClosing = true;
      clearTimeout(cut);
      transport.close();
      await underWay;
    },
  };
}

/** The mail server will say the same again. Source: RFC 5321, 4.2.1 (5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
