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

const roundTheClockDays = 9;

/**
 * True when enough people must be there at any hour. Crews work on every day of the week only lately; before that,
 * they had weekends off as crews mostly do.
 */
export function isRoundTheClock(day: Day, today: Day): boolean {
  return day >= today - roundTheClockDays * dayMs;
}

/** Lately everyone works five days a week, so that hardly anyone is planned for overtime. */
export function isOnDuty(crew: DemoCrew, { place }: Place, day: Day, today: Day): boolean {
  const weekday = weekdayOf(day);
  if (isRoundTheClock(day, today)) {
    const dayOff = crew.days_off[place];
    return weekday !== dayOff && weekday !== ((dayOff ?? 0) + 1) % 7;
  }
  const isFullTime = place < crew.size - crew.part_time;
  return (
    crew.shift.weekdays.includes(weekday) &&
    (isFullTime || (Math.floor(day / dayMs) + place) % 2 === 0)
  );
}

/** The hours of one place in the crew, as minutes of the day and minutes that they last. */
export function hoursAt(
  { shift }: Pick<DemoCrew, 'shift'>,
  { place }: Place,
): { readonly startsAt: number; readonly lasts: number } {
  const start = minutesOf(shift.start);
  return {
    startsAt: start + (place % groups) * minutesBetweenGroups,
    lasts: (minutesOf(shift.end) - start + 1440) % 1440,
  };
}
