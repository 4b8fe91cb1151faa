import { localMinuteAt, minutesPerDay, type ZoneTable } from '../pay/zone-table.ts';

/** Wall times as `21:30` in a zone. Past midnight where `to` is not after `from`. */
export type QuietHours = {
  readonly from: string;
  readonly to: string;
  readonly zone: ZoneTable;
};

/**
 * True when no one is to be reminded then. Of an hour that occurs twice both are quiet, or neither.
 * `app.is_quiet` has the authority.
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
