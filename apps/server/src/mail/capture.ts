import type { CapturedMail, Mailer } from './mailer.ts';

const kept = 200;

/** Where mails end up without an SMTP server: the last ones, to be read by a developer or a test. */
export function createCapture(): Mailer {
  const mails: CapturedMail[] = [];
  return {
    async send({ to, subject, text, html }) {
      const links = text.match(/https?:\/\/\S+/g) ?? [];
      mails.push({ to, subject, text, html, links });
      if (mails.length > kept) mails.shift();
      return 'sent';
    },
    captured: () => [...mails],
    close: async () => {},
  };
}
