import { knownZone } from '@muster/domain/pay/known-zone';
import { useLingui } from '@lingui/react/macro';
import { zoneName } from './zone-name.ts';
import { dayBefore, dayKeyAt, offsetMinutesAt } from './day-key.ts';

/** How instants are written, in the reader's language; instants are epoch milliseconds. */
export type TimeWords = {
  /** `7:04 AM`, as clocks in the zone show it. */
  time(atMs: number, zone: string): string;
  /** `Tue, Nov 17` */
  date(atMs: number, zone: string): string;
  /** `Thu`; of more than six days ago, the date. */
  weekday(atMs: number, zone: string): string;
  /** At the beginning of a line: `Today`, `Yesterday` or the date, as seen by the reader now. */
  day(atMs: number, zone: string): string;
  /** Within a sentence: the time, with `yesterday` or the date before it unless that is today. */
  dayAndTime(atMs: number, zone: string): string;
  /** The zone's short name where its clocks differ from the reader's at that instant, else null. */
  foreignZone(atMs: number, zone: string): string | null;
};

const dayMs = 24 * 60 * 60_000;
const nbsp = '\u00a0';

const reader = { zone: '', askedAtMs: Number.NEGATIVE_INFINITY };

/**
 * The zone of the device that shows the screen. A traveller's changes, yet asking costs a phone
 * more than a row of a list does: one answer serves for a minute.
 */
export function readerZone(): string {
  const nowMs = Date.now();
  if (Math.abs(nowMs - reader.askedAtMs) > 60_000) {
    reader.zone = knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    reader.askedAtMs = nowMs;
  }
  return reader.zone;
}

export function useTimeWords(): TimeWords {
  const { i18n, t } = useLingui();
  const time = (atMs: number, zone: string) =>
    // A line never ends between a time and its "PM".
    i18n
      .date(atMs, { timeZone: knownZone(zone), hour: 'numeric', minute: '2-digit' })
      .replaceAll(' ', nbsp);
  const date = (atMs: number, zone: string) =>
    i18n.date(atMs, {
      timeZone: knownZone(zone),
      weekday: 'short',
      month: 'short',
      day: 'numeric',
    });
  return {
    time,
    date,
    weekday: (atMs, zone) =>
      Date.now() - atMs > 6 * dayMs
        ? date(atMs, zone)
        : i18n.date(atMs, { timeZone: knownZone(zone), weekday: 'short' }),
    day: (atMs, zone) => {
      switch (distance(atMs, zone)) {
        case 'today':
          return t`Today`;
        case 'yesterday':
          return t`Yesterday`;
        case 'far':
          // Spanish writes weekdays small, but not where a line begins.
          return date(atMs, zone).replace(/^./, (first) => first.toUpperCase());
      }
    },
    dayAndTime: (atMs, zone) => {
      const timeText = time(atMs, zone);
      switch (distance(atMs, zone)) {
        case 'today':
          return timeText;
        case 'yesterday':
          return t`yesterday, ${timeText}`;
        case 'far':
          return `${date(atMs, zone)}, ${timeText}`;
      }
    },
    foreignZone: (atMs, zone) => {
      const isSame = offsetMinutesAt(atMs, zone) === offsetMinutesAt(atMs, readerZone());
      return isSame ? null : zoneName(i18n.locale, atMs, zone);
    },
  };
}

function distance(atMs: number, zone: string): 'today' | 'yesterday' | 'far' {
  const today = dayKeyAt(Date.now(), zone);
  const key = dayKeyAt(atMs, zone);
  if (key === today) return 'today';
  return key === dayBefore(today) ? 'yesterday' : 'far';
}
