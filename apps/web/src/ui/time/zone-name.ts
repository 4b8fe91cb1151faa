import { dateFormat } from './date-format.ts';

const nameIn = (locale: string, atMs: number, zone: string): string =>
  dateFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The zone's usual abbreviation, such as MST. Spanish has none for American zones, where people say the English one. */
export function zoneName(locale: string, atMs: number, zone: string): string {
  const name = nameIn(locale, atMs, zone);
  return name.startsWith('GMT') ? nameIn('en-US', atMs, zone) : name;
}
