import { useLingui } from '@lingui/react/macro';

/** A calendar day such as `2026-11-20` as people write it. */
export function useDayText(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) =>
    i18n
      .date(new Date(`${day}T12:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })
      // A line never ends between a month and its day.
      .replaceAll(' ', '\u00a0');
}
