import { useLingui } from '@lingui/react/macro';

/** How dates and times on a wall clock, which name no zone, are written. */
export function useWallWords() {
  const { i18n } = useLingui();
  const day = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const;
  return {
    /** `Mon, Nov 16` of `2026-11-16` */
    day: (date: string) => i18n.date(Date.parse(`${date}T00:00Z`), day),
    /** `Mon, Nov 16, 6:00 AM` of `2026-11-16T06:00` */
    dayAndTime: (local: string) =>
      i18n.date(Date.parse(`${local}Z`), { ...day, hour: 'numeric', minute: '2-digit' }),
  };
}
