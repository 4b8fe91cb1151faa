/** Who in a crew works on a day, and when. Both the punches and the schedule follow this roster. */
import type { DemoCrew } from './demo-data.ts';
import { minutesOf, weekdayOf, type Day } from './local-time.ts';

const dayMs = 86_400_000;

/** Crews change over in groups, never all at once. */
const groups = 5;
const minutesBetweenGroups = 10;

type Place = {
  /** Position in the crew; 0 is the lead. */
  readonly place: number;
};

const roundTheClockDays = 9;

/**
 * True if enough people must be there at any hour. Crews only recently started to work every day of the week; before
 * that they had weekends off, as most crews do.
 */
export function isRoundTheClock(day: Day, today: Day): boolean {
  return day >= today - roundTheClockDays * dayMs;
}

/** Recently everyone works five days a week, so that hardly anyone is scheduled for overtime. */
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

/** Hours of one position in the crew: start as minutes of the day, and length in minutes. */
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
