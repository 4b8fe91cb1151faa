import type { CapturedMail, MailMessage } from './mail-message.ts';

/** Hands one mail over. Whoever calls it decides whether to try again. */
export type MailTransport = {
  /** True when mails end up in memory instead of with people. */
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
