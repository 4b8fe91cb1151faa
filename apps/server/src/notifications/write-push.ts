import { languageOf } from '@muster/domain/languages';
import { oneLine } from '../mail/auth-mails.ts';
import { brandOf, productBrand } from '../mail/brand.ts';
import type { NotificationDefinition } from './notification-definition.ts';
import type { DueNotification } from './due-notification.ts';
import type { PushMessage } from './send-push.ts';

/** A push service accepts 4,096 bytes after encryption; a phone shows less than this. */
const longestTitle = 120;
const longestBody = 400;

/** Writes the push of a notification: its email's text, shortened, in the recipient's language. */
export function writePush(
  due: DueNotification,
  definition: NotificationDefinition,
  siteUrl: string,
): PushMessage {
  const { id, firstName, timeZone, payload, company } = due;
  const brand = company === null ? productBrand : brandOf(company, siteUrl);
  const facts = { payload, firstName, timeZone, brand: brand.name, siteUrl };
  const { subject, paragraphs, action } = definition.email[languageOf(due.language)](facts);
  return {
    id,
    title: shortened(oneLine(subject), longestTitle),
    body: shortened(paragraphs.join('\n'), longestBody),
    path: action?.url.startsWith(`${siteUrl}/`) === true ? action.url.slice(siteUrl.length) : '/',
  };
}

function shortened(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
