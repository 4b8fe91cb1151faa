import { knownZone } from '@muster/domain/pay/known-zone';
import type { Language } from '@muster/domain/languages';

const localeByLanguage = { en: 'en-US', es: 'es-MX' } as const satisfies Record<Language, string>;

/** Times of day in the reader's zone, days and numbers, in their language. */
export type PdfTimes = {
  readonly instant: (at: string | Date) => string;
  /** With the zone's abbreviation. */
  readonly instantInZone: (at: string | Date) => string;
  readonly timeOfDay: (at: string, zone: string) => string;
  /** Of `yyyy-mm-dd`. */
  readonly day: (day: string) => string;
  /** From one day to another, with what both share said once. */
  readonly period: (from: string, to: string) => string;
  readonly weekday: (day: string) => string;
  readonly number: (value: number) => string;
};

/** In UTC, which instants then name, for a reader whose device knows no zone. */
export function createTimes(language: Language, readerZone: string): PdfTimes {
  const locale = localeByLanguage[language];
  const timeZone = knownZone(readerZone);
  const both = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const instant = new Intl.DateTimeFormat(locale, { ...both, timeZone });
  // English has an abbreviation for the zones of crews, where Spanish says GMT-7.
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short', timeZone });
  const zoneName = (at: Date) =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  // The regional Spanish says "de" in ranges, which its single days do not.
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

/** The narrow spaces of `Intl`, before AM and PM and around a dash, would keep cells from breaking there. */
function plain(text: string): string {
  return text.replaceAll(/[\u2009\u202F]/gu, ' ');
}
