import { MailRefused } from './mail-refused.ts';
import type { MailTransport } from './mail-transport.ts';

/** Simultaneous deliveries from one Muster server to the mail server. */
export const smtpAtOnce = 3;

/**
 * Delivers to an SMTP server. A mail that was accepted just before this process ended is delivered again with the same
 * Message-ID, by which mailboxes recognize it.
 */
export function createSmtpTransport({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): MailTransport {
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: smtpAtOnce,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
  );
  const domain = /@([^@\s>]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    keepsMails: false,
    async deliver({ to, subject, text, html, attachments = [] }, id) {
      try {
        const transport = await opening;
        await transport.sendMail({
          to,
          subject,
          text,
          html,
          from,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content),
          })),
        });
      } catch (error) {
        if (isRefusedForGood(error)) {
          throw new MailRefused(error instanceof Error ? error.message : '', { cause: error });
        }
        throw error;
      }
    },
    captured: () => [],
    close: () => void opening.then((transport) => transport.close()),
  };
}

/** Returns true if the mail server would refuse it again. Source: RFC 5321, 4.2.1 (5yz). */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' && code >= 500;
}
