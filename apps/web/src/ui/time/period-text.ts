import { dateFormat } from './date-format.ts';

/** Wall dates (`yyyy-mm-dd`) from one to another, what they share written once: `Nov 16 – 29, 2026`. */
export function periodText(locale: string, from: string, to: string): string {
  return dateFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).formatRange(dayMs(from), dayMs(to));
}

function dayMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
