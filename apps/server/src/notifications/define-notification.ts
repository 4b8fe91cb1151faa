import type { Language } from '@muster/domain/languages';
import type * as z from 'zod';

import type { Database } from '../db/database.ts';
import type { MailContent } from '../mail/layout.ts';
import type { MailAttachment } from '../mail/mail-message.ts';

/** Whom a notification goes to, as far as its words need it. */
export type NotificationFacts<P> = {
  readonly payload: P;
  /** Empty when it is unknown. */
  readonly firstName: string;
  /** Of the company, for dates and times. */
  readonly timeZone: string;
  /** What the company calls itself. */
  readonly brand: string;
  /** Where the app is, without a slash at the end. */
  readonly siteUrl: string;
};

export type EmailWords = Pick<MailContent, 'paragraphs' | 'action' | 'notes'> & {
  /** The heading too, unless there is another one. */
  readonly subject: string;
  readonly heading?: string;
};

type WriteEmail<P> = (facts: NotificationFacts<P>) => EmailWords;

export type NotificationDefinition = {
  readonly kind: string;
  readonly email: Readonly<Record<Language, WriteEmail<unknown>>>;
  readonly attachments: (
    payload: unknown,
    database: Database,
  ) => Promise<readonly MailAttachment[]>;
};

/**
 * A kind of message to people. SQL sends it with
 * `app.send_notification(kind, person_id, dedupe_key, payload, not_before)`.
 * @param definition.email the words in every language, each plain text
 * @param definition.attachments read or made when the message is sent
 */
export function defineNotification<S extends z.ZodType>({
  kind,
  payload: schema,
  email,
  attachments = async () => [],
}: {
  readonly kind: string;
  readonly payload: S;
  readonly email: Readonly<Record<Language, WriteEmail<z.output<S>>>>;
  readonly attachments?: (
    payload: z.output<S>,
    database: Database,
  ) => Promise<readonly MailAttachment[]>;
}): NotificationDefinition {
  const parse = (payload: unknown): z.output<S> => schema.parse(payload);
  return {
    kind,
    email: {
      en: (facts) => email.en({ ...facts, payload: parse(facts.payload) }),
      es: (facts) => email.es({ ...facts, payload: parse(facts.payload) }),
    },
    attachments: (payload, database) => attachments(parse(payload), database),
  };
}
