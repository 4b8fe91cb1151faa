import { useLingui } from '@lingui/react/macro';
import { periodText } from '../../ui/time/period-text.ts';

/** A shift's wall times in its own zone, regardless of the reader's. */
export type WallSpan = { readonly starts_local: string; readonly ends_local: string };

/** How days (`yyyy-mm-dd`), wall times (`yyyy-mm-ddThh:mm`) and lengths are written. */
export type ShiftWords = {
  /** `Mon, Nov 23` */
  readonly day: (date: string) => string;
  /** `Monday, November 23` */
  readonly longDay: (date: string) => string;
  /** `Monday, November 23, 2026` */
  readonly fullDay: (date: string) => string;
  /** `Mon` */
  readonly weekday: (date: string) => string;
  /** `Nov 23` */
  readonly monthDay: (date: string) => string;
  /** `Nov 23 – 29, 2026` */
  readonly period: (from: string, to: string) => string;
  /** `7:00 AM` */
  readonly time: (wall: string) => string;
  /** `7:00 AM – 3:30 PM` */
  readonly span: (span: WallSpan) => string;
  /** `8 h 05 min`, without line breaks */
  readonly length: (minutes: number) => string;
};

const nbsp = '\u00a0';

export function useShiftWords(): ShiftWords {
  const { i18n, t } = useLingui();
  const write = (ms: number, options: Intl.DateTimeFormatOptions) =>
    i18n.date(ms, { timeZone: 'UTC', ...options });
  const time = (wall: string) =>
    write(wallMs(wall), { hour: 'numeric', minute: '2-digit' }).replaceAll(' ', nbsp);
  return {
    day: (date) => write(dayMs(date), { weekday: 'short', month: 'short', day: 'numeric' }),
    longDay: (date) => write(dayMs(date), { weekday: 'long', month: 'long', day: 'numeric' }),
    fullDay: (date) =>
      write(dayMs(date), { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    weekday: (date) => write(dayMs(date), { weekday: 'short' }),
    monthDay: (date) => write(dayMs(date), { month: 'short', day: 'numeric' }),
    period: (from, to) => periodText(i18n.locale, from, to),
    time,
    span: ({ starts_local, ends_local }) => `${time(starts_local)} – ${time(ends_local)}`,
    length: (minutes) => {
      const hours = i18n.number(Math.floor(minutes / 60));
      const rest = minutes % 60;
      const text = () => {
        if (minutes < 60) return t`${rest} min`;
        if (rest === 0) return t`${hours} h`;
        return t`${hours} h ${rest.toString().padStart(2, '0')} min`;
      };
      return text().replaceAll(' ', nbsp);
    },
  };
}

/**
 * Returns the wall time as an instant that shows it when formatted in UTC. For formatting and calculating, never for
 * comparing.
 */
export function wallMs(wall: string): number {
  return Date.parse(`${wall.slice(0, 16)}:00Z`);
}

function dayMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function dateOf(wall: string): string {
  return wall.slice(0, 10);
}
