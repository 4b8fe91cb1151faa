const formats = new Map<string, Intl.DateTimeFormat>();

/** The date in a zone as `2026-11-20`: for grouping and comparing, never for reading. */
export function dayKeyAt(atMs: number, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    // This locale writes dates in the order of ISO 8601.
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    formats.set(zone, format);
  }
  return format.format(atMs);
}

/** The day before: `2026-03-01` gives `2026-02-28`. */
export function dayBefore(dayKey: string): string {
  const noonMs = Date.parse(`${dayKey}T12:00:00Z`);
  return new Date(noonMs - 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Minutes east of Greenwich that a zone's clocks show at an instant. */
export function offsetMinutesAt(atMs: number, zone: string): number {
  const key = `${zone} offset`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(key, format);
  }
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
