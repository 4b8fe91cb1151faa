import { useLingui } from '@lingui/react/macro';

/** How dates without a time and lengths of time are written. */
export type DayWords = {
  /** `Dec 7, 2026` */
  readonly day: (day: string) => string;
  /** `Mon, Dec 7` */
  readonly weekday: (day: string) => string;
  /** `6:00 PM`, of `18:00` */
  readonly timeOfDay: (time: string) => string;
  /** `7.5 h` */
  readonly hours: (minutes: number) => string;
};

export function useDayWords(): DayWords {
  const { i18n } = useLingui();
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    day: (day) => i18n.date(at(day), { timeZone: 'UTC', dateStyle: 'medium' }),
    weekday: (day) =>
      i18n.date(at(day), { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }),
    timeOfDay: (time) =>
      i18n.date(new Date(`2000-01-01T${time}:00Z`), { timeZone: 'UTC', timeStyle: 'short' }),
    hours: (minutes) => `${i18n.number(minutes / 60, { maximumFractionDigits: 2 })}\u00a0h`,
  };
}
