import { notices } from '@muster/contract/notices/notice-list';
import { notificationKinds } from '@muster/contract/notifications';
import type { InboxItem } from '@muster/contract/inbox';
import { languageOf } from '@muster/domain/languages';

export type InboxWords = {
  readonly title: string;
  readonly detail: string;
  /** Path of the record in the app. */
  readonly path: string;
};

/** Returns the message's text as in its push and email, or null for a kind that only a newer app knows. */
export function inboxWords(item: InboxItem, language: string): InboxWords | null {
  const kind = notificationKinds.find((known) => known === item.kind);
  if (kind === undefined) return null;
  const { subject, paragraphs, action } = notices[kind].email[languageOf(language)]({
    payload: item.arguments,
    firstName: '',
    timeZone: 'UTC',
    brand: '',
    siteUrl: '',
  });
  return { title: subject, detail: paragraphs.join('\n'), path: action?.url ?? '/' };
}
