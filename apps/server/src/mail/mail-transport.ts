import type { CapturedMail, MailMessage } from './mail-message.ts';

/** Delivers one mail. The caller decides whether to retry. */
export type MailTransport = {
  /** True if mails are kept in memory instead of delivered. */
  readonly keepsMails: boolean;
  /**
   * @param id the same for every attempt, so that a mailbox shows a mail only once.
   * @throws MailRefused if the mail server would refuse it again.
   */
  deliver(message: MailMessage, id: string): Promise<void>;
  /** The last mails that were kept instead of sent, oldest first; always empty with SMTP. */
  captured(): readonly CapturedMail[];
  close(): void;
};
