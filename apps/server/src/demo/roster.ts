/** Who of a crew is on duty on a day, from when to when: what the punches and the schedule go by. */
import type { DemoCrew } from './demo-data.ts';
import { minutesOf, weekdayOf, type Day } from './local-time.ts';

const dayMs = 86_400_000;

/** Crews take over from each other in groups: never all at once. */
const groups = 5;
const minutesBetweenGroups = 10;

type Place = {
  /** In the crew; 0 leads it. */
  readonly place: number;
};

/** Weekends were worked only lately; before that, crews had them off as crews mostly do. */
const standbyDays = 9;

export function isOnDuty(crew: DemoCrew, { place }: Place, day: Day, today: Day): boolean {
  const number = Math.floor(day / dayMs);
  if (crew.shift.weekdays.includes(weekdayOf(day))) {
    return place < crew.size - crew.part_time || (number + place) % 2 === 0;
  }
  if (day < today - standbyDays * dayMs) return false;
  // Whoever is off is spread over the groups: 11 has no factor in common with any crew's size.
  const turn = (place * 11 + number) % crew.size;
  return crew.standby_weekdays.includes(weekdayOf(day)) && turn < crew.standby;
}

/** The hours of one place in the crew, as minutes of the day and minutes that they last. */
export function hoursAt(
  { shift, size }: Pick<DemoCrew, 'shift' | 'size'>,
  { place }: Place,
): { readonly startsAt: number; readonly lasts: number } {
  const start = minutesOf(shift.start);
  return {
    startsAt: start + Math.floor((place * groups) / size) * minutesBetweenGroups,
    lasts: (minutesOf(shift.end) - start + 1440) % 1440,
  };
}
