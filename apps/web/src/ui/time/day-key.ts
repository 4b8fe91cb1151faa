import { dateFormat } from './date-format.ts';

/** The date in a zone as `2026-11-20`: for grouping and comparing, never for reading. */
export function dayKeyAt(atMs: number, zone: string): string {
  // This locale writes dates in the order of ISO 8601.
  return dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(atMs);
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
