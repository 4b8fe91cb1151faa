import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import type { ZoneTable } from '@muster/domain/pay/zone-table';

/** Version of this runtime's zone database. */
export const tzdata = process.versions['tz'] ?? 'unknown';

const tables = new Map<
  string,
  { readonly fromYear: number; readonly toYear: number; readonly table: ZoneTable }
>();

/** A table with more years is slow to read: 0.5 s for all since 1970. */
const mostYears = 12;

/** Returns the offsets of a zone around two dates; read once per zone as long as the years stay the same. */
export function zoneTableOf(zone: string, from: string, to: string): ZoneTable {
  const fromYear = Number(from.slice(0, 4)) - 1;
  const toYear = Number(to.slice(0, 4)) + 2;
  const known = tables.get(zone);
  if (known !== undefined && known.fromYear <= fromYear && known.toYear >= toYear)
    return known.table;
  // A device that has lost its clock is in 1970; no one worked in the decades between.
  const isNear =
    known !== undefined &&
    Math.max(toYear, known.toYear) - Math.min(fromYear, known.fromYear) <= mostYears;
  const first = isNear ? Math.min(fromYear, known.fromYear) : fromYear;
  const last = isNear ? Math.max(toYear, known.toYear) : toYear;
  const table = readZoneTable(zone, Date.UTC(first), Date.UTC(last), tzdata);
  tables.set(zone, { fromYear: first, toYear: last, table });
  return table;
}
