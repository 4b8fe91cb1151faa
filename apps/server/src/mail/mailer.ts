import type { Database } from '../db/database.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

/** A mail that is written at the request, as those of sign-in are: it has a secret that is kept nowhere. */
export type WrittenMail = Omit<MailMessage, 'attachments'> & {
  /** Of the notification that it becomes. */
  readonly kind: string;
};

/** Resolves once the mail cannot be lost anymore. */
export type SendMail = (mail: WrittenMail) => Promise<void>;

/**
 * Hands mails to the queue of notifications. Whoever asks for one does not wait for the delivery: that
 * would tell by its time whether a person exists, and a slow mail server would hold up sign-ups. Where
 * mails are only kept in memory, one is there as soon as the request is answered.
 */
export function createSendMail({
  database,
  transport,
}: {
  readonly database: Database;
  readonly transport: MailTransport;
}): SendMail {
  return async ({ kind, to, subject, text, html }) => {
    if (transport.keepsMails) {
      await transport.deliver({ to, subject, text, html }, crypto.randomUUID());
      return;
    }
    await database.query('select app.queue_mail($1, $2, $3)', [kind, to, { subject, text, html }]);
  };
}
