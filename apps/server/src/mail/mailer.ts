import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import { createCapture } from './capture.ts';
import { createSmtpQueue } from './smtp-queue.ts';

export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** A mail that nobody was sent, with the addresses it links to. */
export type CapturedMail = MailMessage & { readonly links: readonly string[] };

/** A mail that brings an invitation: it is worth delivering for as long as the invitation holds. */
export type InvitationMail = MailMessage & {
  readonly invitationId: string;
  readonly giveUpAt: Date;
};

export type Mailer = {
  /**
   * Resolves once the mail cannot be lost any more; delivery is tried again by itself. What becomes
   * of an invitation's mail is written to the invitation.
   */
  send(message: MailMessage | InvitationMail): Promise<'queued' | 'sent'>;
  /** The last mails that were kept instead of sent, oldest first; always empty with SMTP. */
  captured(): readonly CapturedMail[];
  /** Lets deliveries under way end, for as long as a shutdown can wait. */
  close(): Promise<void>;
};

/**
 * Sends by SMTP, or keeps the last mails in memory where no server is set.
 * @param options.from Sender of every mail: `Name <address>`.
 */
export function createMailer(options: {
  readonly database: Database;
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly log: Logger;
}): Mailer {
  const { smtpUrl } = options;
  return smtpUrl === undefined ? createCapture() : createSmtpQueue({ ...options, smtpUrl });
}
