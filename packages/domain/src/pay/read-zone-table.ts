import { knownZone } from './known-zone.ts';
import type { ZoneTable } from './zone-table.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Reads the offsets of a zone between two instants from this runtime's zone database; UTC's if it doesn't have the
 * zone.
 *
 * @param fromMs epoch milliseconds
 * @param toMs epoch milliseconds
 * @param tzdata version of the runtime's zone database
 */
export function readZoneTable(
  zone: string,
  fromMs: number,
  toMs: number,
  tzdata: string,
): ZoneTable {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: knownZone(zone),
    timeZoneName: 'longOffset',
  });
  const offsetAt = (ms: number) => offsetMinutes(format, ms);
  let offset = offsetAt(fromMs);
  const changes: [number, number][] = [[Math.floor(fromMs / 60_000), offset]];
  for (let day = fromMs; day < toMs; day += dayMs) {
    if (offsetAt(day + dayMs) === offset) continue;
    let before = Math.floor(day / 60_000);
    let after = Math.floor((day + dayMs) / 60_000);
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle * 60_000) === offset) before = middle;
      else after = middle;
    }
    offset = offsetAt(after * 60_000);
    changes.push([after, offset]);
  }
  return { zone, tzdata, changes };
}

function offsetMinutes(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const found = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name);
  if (found?.[1] === undefined) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3]);
  return found[1] === '-' ? -minutes : minutes;
}
