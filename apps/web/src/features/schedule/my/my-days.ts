import type { MySchedule, MyShift } from '@muster/contract/my-schedule';
import { addDays } from '@muster/domain';
import { directionsUrl } from '../../../ui/place/directions-url.ts';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { weekStartOf } from '../board/board-span.ts';

/** One day of a person's week. */
export type MyDay = {
  readonly date: string;
  readonly shifts: readonly MyShift[];
  readonly holidays: readonly string[];
  readonly timeOff: readonly MySchedule['time_off'][number][];
};

/**
 * Returns the days of the week that contains a day. Shifts, including canceled ones, belong to the day they start on.
 */
export function weekDays(schedule: MySchedule, day: string): readonly MyDay[] {
  const from = weekStartOf(day, schedule.workweek_start);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(from, index);
    return {
      date,
      shifts: schedule.shifts
        .filter(({ starts_local }) => starts_local.startsWith(date))
        .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at)),
      holidays: schedule.holidays.filter(({ on_date }) => on_date === date).map(({ name }) => name),
      timeOff: schedule.time_off.filter((absence) => isOffOn(absence, date, schedule.zone)),
    };
  });
}

/** Returns true for days with known shifts; the arrows go no further. */
export function isKnown({ from_date, to_date }: MySchedule, day: string): boolean {
  return day >= from_date && day <= to_date;
}

function isOffOn(
  { starts_at, ends_at }: MySchedule['time_off'][number],
  date: string,
  zone: string,
): boolean {
  const first = localDate(starts_at, zone);
  // An end at midnight doesn't belong to the next day yet.
  const last = localDate(new Date(Date.parse(ends_at) - 1).toISOString(), zone);
  return first <= date && date <= last;
}

function localDate(instant: string, zone: string): string {
  return dayKeyAt(Date.parse(instant), zone);
}

/** Returns the paid length: the time between start and end, without the unpaid break. */
export function paidMinutes({
  starts_at,
  ends_at,
  break_minutes,
}: Pick<MyShift, 'starts_at' | 'ends_at' | 'break_minutes'>): number {
  return Math.max(0, (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 - break_minutes);
}

/** Returns the link for directions to the site, or else to the project's address; null if neither is known. */
export function directionsTo({ site, project }: Pick<MyShift, 'site' | 'project'>): string | null {
  const address = project?.address ?? null;
  const place = site === null ? address : `${site.lat},${site.lng}`;
  if (place === null || place.trim() === '') return null;
  return directionsUrl(place);
}
