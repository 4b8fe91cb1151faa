import type { Database } from '../db/database.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

/** A mail written during the request, like those for sign-in: it has a secret that isn't stored anywhere. */
export type WrittenMail = Omit<MailMessage, 'attachments'> & {
  /** Kind of the notification created for it. */
  readonly kind: string;
};

/** Resolves once the mail can't be lost anymore. */
export type SendMail = (mail: WrittenMail) => Promise<void>;

/**
 * Adds mails to the queue of notifications. The caller doesn't wait for delivery: the time would reveal whether a
 * person exists, and a slow mail server would hold up sign-ups. If mails are only kept in memory, a mail is available
 * as soon as the request is answered.
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
