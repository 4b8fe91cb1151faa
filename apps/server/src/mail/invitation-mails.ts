import { knownZone } from '@muster/domain/pay/known-zone';
import { languageOf } from '@muster/domain/languages';
import type { BrandedCompany } from '@muster/contract';
import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import { oneLine } from './auth-mails.ts';
import { brandOf } from './brand.ts';
import { invitationWords } from './invitation-words.ts';
import { renderHtml, renderText } from './layout.ts';
import type { MailMessage } from './mail-message.ts';

type WantedMail = {
  readonly invitation_id: string;
  readonly token: string;
  readonly language: string;
  readonly expires_at: Date;
  readonly time_zone: string;
  readonly company: BrandedCompany;
};

const atOnce = 20;

/**
 * Writes and queues the mails for invitations. Pending mails are in the database, so a restart loses none. If the
 * server stops after creating a token and before queueing the mail, another token is created a minute later.
 */
export function createInvitationMails({
  siteUrl,
  log,
}: {
  readonly siteUrl: string;
  readonly log: DatabaseLog;
}): PeriodicJob {
  return definePeriodicJob({
    name: 'write_invitation_mails',
    everySeconds: 15,
    startsAtOnce: true,
    wakeOn: 'invitation_mails',
    async run({ database, signal }) {
      let due: WantedMail[];
      do {
        due = await database.query<WantedMail>('select * from app.take_invitation_mails($1)', [
          atOnce,
        ]);
        for (const wanted of due) {
          await write(database, wanted).catch((error: unknown) => {
            // It stays pending, and mails behind it, including other companies', don't wait for it.
            log.error({ err: error, invitation: wanted.invitation_id }, 'a mail cannot be written');
          });
        }
      } while (due.length === atOnce && !signal.aborted);
    },
  });

  async function write(database: Database, wanted: WantedMail): Promise<void> {
    const content = invitationMail(wanted, siteUrl);
    await database.query('select app.queue_invitation_mail($1, $2)', [
      wanted.invitation_id,
      content,
    ]);
  }
}

function invitationMail(wanted: WantedMail, siteUrl: string): Omit<MailMessage, 'to'> {
  const language = languageOf(wanted.language);
  const brand = brandOf(wanted.company, siteUrl);
  const words = invitationWords[language]({
    brand: brand.name,
    until: new Intl.DateTimeFormat(language, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: knownZone(wanted.time_zone),
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
    subject: oneLine(words.subject),
    text: renderText(content),
    html: renderHtml(content),
  };
}
