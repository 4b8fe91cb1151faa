import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';

/** The facts about a notification and its recipient that its texts need. */
export type NotificationFacts<P> = {
  readonly payload: P;
  /** Empty if unknown. */
  readonly firstName: string;
  /** The company's zone, for dates and times. */
  readonly timeZone: string;
  /** The company's brand name. */
  readonly brand: string;
  /** URL of the app, without a trailing slash. */
  readonly siteUrl: string;
};

/** The texts of an email, a push and a line in the notification center; all are plain text. */
export type EmailWords = {
  /** Also the heading, unless there is another one. */
  readonly subject: string;
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** Null if there is nothing to open. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Small print at the end of the email. */
  readonly notes: readonly string[];
};

type WriteEmail<P> = (facts: NotificationFacts<P>) => EmailWords;

export type NotificationWords = {
  readonly kind: string;
  readonly email: Readonly<Record<Language, WriteEmail<unknown>>>;
};

/**
 * Defines a kind of notification. SQL sends it with `app.send_notification(kind, person_id, dedupe_key, payload,
 * not_before)`. The texts throw if the payload doesn't match the kind's schema.
 *
 * @param definition.email the texts in every language, as plain text
 */
export function defineNotification<S extends z.core.$ZodType>({
  kind,
  payload: schema,
  email,
}: {
  readonly kind: string;
  readonly payload: S;
  readonly email: Readonly<Record<Language, WriteEmail<z.output<S>>>>;
}): NotificationWords {
  const parse = (payload: unknown): z.output<S> => z.parse(schema, payload);
  return {
    kind,
    email: {
      en: (facts) => email.en({ ...facts, payload: parse(facts.payload) }),
      es: (facts) => email.es({ ...facts, payload: parse(facts.payload) }),
    },
  };
}
