import { addDays } from '@muster/domain';

/** The day as people say it: today and tomorrow by name, with the date. */
export function dayName(
  date: string,
  today: string,
  todayName: string,
  tomorrowName: string,
  write: (date: string) => string,
): string {
  if (date === today) return `${todayName}, ${write(date)}`;
  return date === addDays(today, 1) ? `${tomorrowName}, ${write(date)}` : write(date);
}
