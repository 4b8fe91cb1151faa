import type { BrandedCompany } from '@muster/contract';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/logger.ts';
import { oneLine } from './auth-mails.ts';
import { brandOf, languageOf } from './brand.ts';
import { invitationWords } from './invitation-words.ts';
import { renderHtml, renderText } from './layout.ts';
import type { InvitationMail, Mailer } from './mailer.ts';

type WantedMail = {
  readonly invitation_id: string;
  readonly email: string;
  readonly token: string;
  readonly language: string;
  readonly expires_at: Date;
  readonly time_zone: string;
  readonly company: BrandedCompany;
};

const atOnce = 20;

/**
 * Writes the mails that invitations want, and hands them to the mailer. What is wanted stands in the
 * database, so none is lost by a restart. Between the writing of a mail and the note of it the
 * process may end: then a minute later another mail goes out, and its link is the one that works.
 *
 * @param options.everyMs how often to look for mails that come due by themselves
 */
export async function startInvitationMails(options: {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly log: Logger;
  readonly everyMs?: number;
}): Promise<{ close(): Promise<void> }> {
  const { database, mailer, siteUrl, log, everyMs = 15_000 } = options;
  let isClosing = false;
  let isWanted = false;
  let underWay: Promise<void> | undefined;

  async function writeDue(): Promise<void> {
    let due: WantedMail[];
    do {
      due = await database.query<WantedMail>('select * from app.take_invitation_mails($1)', [
        atOnce,
      ]);
      for (const wanted of due) {
        await write(wanted).catch((error: unknown) => {
          // It stays wanted, and those behind it, of other companies too, do not wait for it.
          log.error({ err: error, invitation: wanted.invitation_id }, 'a mail cannot be written');
        });
      }
    } while (due.length === atOnce && !isClosing);
  }

  async function write(wanted: WantedMail): Promise<void> {
    const state = await mailer.send(invitationMail(wanted, siteUrl));
    // A quick mail server has the mail by now, and the invitation knows.
    await database.query(
      `update public.invitations set mail_state = $2 where id = $1 and mail_state = 'wanted'`,
      [wanted.invitation_id, state],
    );
  }

  async function rounds(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      try {
        await writeDue();
      } catch (error) {
        // They stay wanted, and the next look finds them.
        log.error({ err: error }, 'invitation mails could not be written');
      }
    }
  }

  function wake(): void {
    isWanted = true;
    underWay ??= rounds().finally(() => {
      underWay = undefined;
    });
  }

  const stopListening = await database.listen('invitation_mails', wake);
  const timer = setInterval(wake, everyMs).unref();
  wake();

  return {
    async close() {
      isClosing = true;
      clearInterval(timer);
      await stopListening();
      await underWay;
    },
  };
}

function invitationMail(wanted: WantedMail, siteUrl: string): InvitationMail {
  const language = languageOf(wanted.language);
  const brand = brandOf(wanted.company, siteUrl);
  const words = invitationWords[language]({
    brand: brand.name,
    until: new Intl.DateTimeFormat(language, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: wanted.time_zone,
    }).format(wanted.expires_at),
  });
  const content = {
    language,
    brand,
    heading: words.subject,
    paragraphs: words.paragraphs,
    action: { label: words.action, url: `${siteUrl}/auth?invitation=${wanted.token}` },
    code: null,
    notes: words.notes,
  };
  return {
    to: wanted.email,
    subject: oneLine(words.subject),
    text: renderText(content),
    html: renderHtml(content),
    invitationId: wanted.invitation_id,
    giveUpAt: wanted.expires_at,
  };
}
