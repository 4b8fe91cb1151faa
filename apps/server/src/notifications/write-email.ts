import { languageOf } from '@muster/domain/languages';
import type { Database } from '../db/database.ts';
import { oneLine } from '../mail/auth-mails.ts';
import { brandOf, productBrand } from '../mail/brand.ts';
import { renderHtml, renderText } from '../mail/layout.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import type { NotificationDefinition } from './notification-definition.ts';
import type { DueNotification } from './due-notification.ts';

/** Writes the email of a notification, in the recipient's language and the company's branding. */
export async function writeEmail({
  due,
  to,
  definition,
  database,
  siteUrl,
}: {
  readonly due: DueNotification;
  readonly to: string;
  readonly definition: NotificationDefinition;
  readonly database: Database;
  readonly siteUrl: string;
}): Promise<MailMessage> {
  const language = languageOf(due.language);
  const brand = due.company === null ? productBrand : brandOf(due.company, siteUrl);
  const { firstName, timeZone, payload } = due;
  const words = definition.email[language]({
    payload,
    firstName,
    timeZone,
    brand: brand.name,
    siteUrl,
  });
  const content = {
    language,
    brand,
    heading: words.heading ?? words.subject,
    paragraphs: words.paragraphs,
    action: words.action,
    code: null,
    notes: words.notes,
  };
  return {
    to,
    subject: oneLine(words.subject),
    text: renderText(content),
    html: renderHtml(content),
    attachments: (await definition.attachments?.(payload, database)) ?? [],
  };
}
