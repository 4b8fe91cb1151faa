import type { CapturedMail, MailMessage } from './mail-message.ts';
import { createCapture } from './capture.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Hands one mail over. Whoever calls it decides whether to try again. */
export type MailTransport = {
  /** Whether mails end up in memory instead of with people. */
  readonly keepsMails: boolean;
  /**
   * @param id the same for every attempt, so that a mailbox shows a mail once.
   * @throws MailRefused when the mail server will say the same again.
   */
  deliver(message: MailMessage, id: string): Promise<void>;
  /** The last mails that were kept instead of sent, oldest first; always empty with SMTP. */
  captured(): readonly CapturedMail[];
  close(): void;
};

/**
 * Sends by SMTP, or keeps the last mails in memory where no server is set.
 * @param options.from Sender of every mail: `Name <address>`.
 */
export function createMailTransport({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}): MailTransport {
  return smtpUrl === undefined ? createCapture() : createSmtpTransport({ smtpUrl, from });
}
