import type { Language } from '@muster/domain/languages';
import * as z from 'zod/mini';

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

/** What an email, a push and a line of the notification center say; each text is plain. */
export type EmailWords = {
  /** The heading too, unless there is another one. */
  readonly subject: string;
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** Null: nothing to open. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** In small print at the end of the email. */
  readonly notes: readonly string[];
};

type WriteEmail<P> = (facts: NotificationFacts<P>) => EmailWords;

export type NotificationWords = {
  readonly kind: string;
  readonly email: Readonly<Record<Language, WriteEmail<unknown>>>;
};

/**
 * A kind of message to people. SQL sends it with
 * `app.send_notification(kind, person_id, dedupe_key, payload, not_before)`. The words throw where the payload isn't
 * what the kind takes.
 * @param definition.email the words in every language, each plain text
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
