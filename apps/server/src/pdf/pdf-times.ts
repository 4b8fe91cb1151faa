import { knownZone } from '@muster/domain/pay/known-zone';
import type { Language } from '@muster/domain/languages';

const localeByLanguage = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Language, string>;

/** Times of day in the reader's time zone, and days and numbers, in the reader's language. */
export type PdfTimes = {
  readonly instant: (at: string | Date) => string;
  /** With the zone's abbreviation. */
  readonly instantInZone: (at: string | Date) => string;
  readonly timeOfDay: (at: string, zone: string) => string;
  /** Formats a `yyyy-mm-dd` date. */
  readonly day: (day: string) => string;
  /** A range of days, with their common parts written once. */
  readonly period: (from: string, to: string) => string;
  readonly weekday: (day: string) => string;
  readonly number: (value: number) => string;
};

/** In UTC, named after each instant, if the reader's device has no known time zone. */
export function createTimes(language: Language, readerZone: string): PdfTimes {
  const locale = localeByLanguage[language];
  const timeZone = knownZone(readerZone);
  const both = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const instant = new Intl.DateTimeFormat(locale, { ...both, timeZone });
  // English has abbreviations for the crews' time zones, while Spanish says GMT-7.
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone });
  const zoneName = (at: Date) =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // Regional Spanish writes "de" in ranges, but not in single days.
  const range = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  // A hundred timesheets have 5,600 times of day, and each formatter takes 25 KB.
  const timesOfDay = new Map<string, Intl.DateTimeFormat>();
  const timeOfDayIn = (inZone: string) => {
    const known =
      timesOfDay.get(inZone) ??
      new Intl.DateTimeFormat(locale, {
        timeStyle: 'short',
        timeZone: knownZone(inZone, timeZone),
      });
    timesOfDay.set(inZone, known);
    return known;
  };
  return {
    instant: (at) => plain(instant.format(new Date(at))),
    instantInZone: (at) => plain(`${instant.format(new Date(at))} ${zoneName(new Date(at))}`),
    timeOfDay: (at, inZone) => plain(timeOfDayIn(inZone).format(new Date(at))),
    day: (of) => plain(day.format(new Date(`${of}T00:00Z`))),
    period: (from, to) =>
      plain(range.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`))),
    weekday: (of) => plain(weekday.format(new Date(`${of}T00:00Z`))),
    number: (value) => number.format(value),
  };
}

/**
 * Replaces the narrow spaces of `Intl`, before AM and PM and around a dash, which would keep cells from breaking there.
 */
function plain(text: string): string {
  return text.replaceAll(/[\u2009\u202F]/gu, ' ');
}
