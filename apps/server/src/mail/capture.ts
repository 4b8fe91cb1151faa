import type { CapturedMail } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

const kept = 200;

/** Keeps the latest mails for a developer or a test to read, if there is no SMTP server. */
export function createCapture(): MailTransport {
  const mails: CapturedMail[] = [];
  return {
    keepsMails: true,
    async deliver(message) {
      mails.push({ ...message, links: message.text.match(/https?:\/\/\S+/g) ?? [] });
      if (mails.length > kept) mails.shift();
    },
    captured: () => [...mails],
    close: () => {},
  };
}
