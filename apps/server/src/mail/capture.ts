import type { CapturedMail } from './mail-message.ts';
import type { MailTransport } from './mail-transport.ts';

const kept = 200;

/** Where mails end up without an SMTP server: the last ones, to be read by a developer or a test. */
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
