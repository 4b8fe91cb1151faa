import { localMinuteAt, minutesPerDay, type ZoneTable } from '../pay/zone-table.ts';

/** Local times such as `21:30` in a zone. They span midnight if `to` isn't after `from`. */
export type QuietHours = {
  readonly from: string;
  readonly to: string;
  readonly zone: ZoneTable;
};

/**
 * Returns true if no reminders may be sent at that time. If an hour occurs twice, both are quiet or
 * neither is. `app.is_quiet` is the authority.
 *
 * @param atMs epoch milliseconds
 */
export function isQuiet({ from, to, zone }: QuietHours, atMs: number): boolean {
  const local = localMinuteAt(zone, Math.floor(atMs / 60_000));
  const clock = ((local % minutesPerDay) + minutesPerDay) % minutesPerDay;
  const [begins, ends] = [minuteOfDay(from), minuteOfDay(to)];
  return begins < ends ? clock >= begins && clock < ends : clock >= begins || clock < ends;
}

function minuteOfDay(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}
