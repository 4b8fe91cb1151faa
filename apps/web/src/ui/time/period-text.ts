import { dateFormat } from './date-format.ts';

/**
 * Wall dates (`yyyy-mm-dd`) from one to another, what they share written once: `Nov 16 – 29, 2026`. A line may break
 * between two whole dates, never inside one.
 */
export function periodText(locale: string, from: string, to: string): string {
  const parts = dateFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).formatRangeToParts(dayMs(from), dayMs(to));
  const sharesMonth = parts.some(({ type, source }) => type === 'month' && source === 'shared');
  return parts
    .map(({ source, value }, at) => {
      const isDash = source === 'shared' && parts[at - 1]?.source === 'startRange';
      return isDash && !sharesMonth ? value.replace(/^\s/, nbsp) : value.replaceAll(/\s/g, nbsp);
    })
    .join('');
}

const nbsp = '\u00a0';

function dayMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
