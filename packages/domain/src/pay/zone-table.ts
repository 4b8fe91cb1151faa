/**
 * Offsets of a time zone as data, so that a phone and the server calculate with the same version of the
 * zone database. Minutes are epoch minutes; a local minute counts from 1970-01-01 00:00 on the wall
 * clock.
 */
export type ZoneTable = {
  readonly zone: string;
  /** Version of the zone database, such as "2026a". */
  readonly tzdata: string;
  /** Offsets east of UTC, each from an epoch minute on. In order; the first one also covers everything earlier. */
  readonly changes: readonly (readonly [fromMinute: number, offsetMinutes: number])[];
};

export const minutesPerDay = 1440;
const dayMs = minutesPerDay * 60_000;

/** Which of the two instants of a wall time that occurs twice. */
export type Which = 'first' | 'second';

export function selectZoneTable(tables: ReadonlyMap<string, ZoneTable>, zone: string): ZoneTable {
  const table = tables.get(zone);
  if (table === undefined) throw new RangeError(`No offsets are known for the zone ${zone}.`);
  return table;
}

export function localMinuteAt(table: ZoneTable, minute: number): number {
  return minute + changeAt(table, minute)[1];
}

/** Returns the local ISO date. */
export function localDateAt(table: ZoneTable, minute: number): string {
  return dateOfLocalMinute(localMinuteAt(table, minute));
}

export function dateOfLocalMinute(local: number): string {
  return new Date(Math.floor(local / minutesPerDay) * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns the instants of a wall time: one, two if the clock was set back, none if it was set forward.
 *
 * @param minuteOfDay minutes on the wall clock since midnight
 */
export function minutesAtLocal(table: ZoneTable, date: string, minuteOfDay: number): number[] {
  const local = Date.parse(date) / 60_000 + minuteOfDay;
  const offsets = new Set([
    changeAt(table, local - minutesPerDay)[1],
    changeAt(table, local + minutesPerDay)[1],
  ]);
  return [...offsets]
    .map((offset) => local - offset)
    .filter((minute) => localMinuteAt(table, minute) === local)
    .sort((one, other) => one - other);
}

/** Returns the start of a workday: the first such instant, or the end of the gap that skips the wall time. */
export function minuteAtLocal(table: ZoneTable, date: string, minuteOfDay: number): number {
  const [first] = minutesAtLocal(table, date, minuteOfDay);
  if (first !== undefined) return first;
  const local = Date.parse(date) / 60_000 + minuteOfDay;
  const before = changeAt(table, local - minutesPerDay)[1];
  return changeAt(table, local - before)[0];
}

function changeAt({ changes }: ZoneTable, minute: number): readonly [number, number] {
  let low = 0;
  let high = changes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((changes[middle]?.[0] ?? 0) <= minute) low = middle;
    else high = middle - 1;
  }
  return changes[low] ?? [0, 0];
}
