import { readZoneTable } from '@muster/domain/pay/read-zone-table';
import type { ZoneTable } from '@muster/domain/pay/zone-table';

/** Version of this runtime's zone database. */
export const tzdata = process.versions['tz'] ?? 'unknown';

const tables = new Map<
  string,
  { readonly fromYear: number; readonly toYear: number; readonly table: ZoneTable }
>();

/** The offsets of a zone around two dates; read once for each zone as long as the years are the same. */
export function zoneTableOf(zone: string, from: string, to: string): ZoneTable {
  const fromYear = Number(from.slice(0, 4)) - 1;
  const toYear = Number(to.slice(0, 4)) + 2;
  const known = tables.get(zone);
  if (known !== undefined && known.fromYear <= fromYear && known.toYear >= toYear)
    return known.table;
  const first = Math.min(fromYear, known?.fromYear ?? fromYear);
  const last = Math.max(toYear, known?.toYear ?? toYear);
  const table = readZoneTable(zone, Date.UTC(first), Date.UTC(last), tzdata);
  tables.set(zone, { fromYear: first, toYear: last, table });
  return table;
}
