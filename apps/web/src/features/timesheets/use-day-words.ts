import { useLingui } from '@lingui/react/macro';
import { periodText } from '../../ui/time/period-text.ts';
import { dayMs } from './day-date.ts';

/** How wall dates (`yyyy-mm-dd`) are written. */
export function useDayWords() {
  const { i18n } = useLingui();
  const write = (date: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(dayMs(date), { timeZone: 'UTC', ...options });
  return {
    /** `Mon, Nov 16` */
    day: (date: string) => write(date, { weekday: 'short', month: 'short', day: 'numeric' }),
    period: (from: string, to: string) => periodText(i18n.locale, from, to),
  };
}
