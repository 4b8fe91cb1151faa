import {
  minuteAtLocal,
  minutesAtLocal,
  selectZoneTable,
  type ZoneTable,
} from '../pay/zone-table.ts';

export type ZoneTables = ReadonlyMap<string, ZoneTable>;

/**
 * Returns the epoch minute of a wall time such as `2026-03-08T02:30`. If it occurs twice, the first one is used unless
 * the second is meant; if it is skipped because the clock was set forward, the first minute after the gap.
 * `app.local_instant` is the authority.
 */
export function localInstant(
  tables: ZoneTables,
  local: string,
  zone: string,
  isSecond = false,
): number {
  const table = selectZoneTable(tables, zone);
  const date = local.slice(0, 10);
  const minuteOfDay = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const second = isSecond ? minutesAtLocal(table, date, minuteOfDay)[1] : undefined;
  return second ?? minuteAtLocal(table, date, minuteOfDay);
}

/** Formats an instant as the database does. */
export function instantText(minute: number): string {
  return new Date(minute * 60_000).toISOString();
}

export function instantMinute(text: string): number {
  return Math.floor(Date.parse(text) / 60_000);
}
