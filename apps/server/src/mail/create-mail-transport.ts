import type { MailTransport } from './mail-transport.ts';
import { createCapture } from './capture.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/**
 * Sends by SMTP, or keeps the last mails in memory if no mail server is configured.
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
