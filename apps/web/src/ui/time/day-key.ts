import { dateFormat } from './date-format.ts';

/** The date in a zone as `2026-11-20`: for grouping and comparing, never for reading. */
export function dayKeyAt(atMs: number, zone: string): string {
  // By its parts: no locale writes ISO 8601 in every browser, WebKit's Canadian English does not.
  const parts = dateFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(atMs);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day before: `2026-03-01` gives `2026-02-28`. */
export function dayBefore(dayKey: string): string {
  const noonMs = Date.parse(`${dayKey}T12:00:00Z`);
  return new Date(noonMs - 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Minutes east of Greenwich that a zone's clocks show at an instant. */
export function offsetMinutesAt(atMs: number, zone: string): number {
  const format = dateFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
