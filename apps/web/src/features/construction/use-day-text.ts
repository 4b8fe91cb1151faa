import { useLingui } from '@lingui/react/macro';

/** A calendar day such as `2026-11-20` with its weekday, as people write it. */
export function useDayText(): (day: string) => string {
  const { i18n } = useLingui();
  return (day) =>
    i18n.date(new Date(`${day}T12:00:00Z`), {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
}
