import { isDate } from './field-errors.ts';

/** The order of month and day in a date such as 03/04/2026. */
export type DayOrder = 'month_first' | 'day_first';

const dayParts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** By their first three letters, in English and Spanish. */
const months: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'jan ene',
    'feb',
    'mar',
    'apr abr',
    'may',
    'jun',
    'jul',
    'aug ago',
    'sep',
    'oct',
    'nov',
    'dec dic',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, String(at + 1)])),
);
/** Day 0 of Excel's date numbers. */
const excelEpoch = Date.UTC(1899, 11, 30);

/**
 * Converts a day to `YYYY-MM-DD`. Accepts the year first, numbers in the given order, a month's short name, eight
 * digits, or Excel's date number. Anything else is returned unchanged, and so is 3/4/2026 if its order is unknown.
 */
export function readDay(text: string, order: DayOrder | null): string {
  const yearFirst =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (yearFirst !== null) return dayOr(text, yearFirst[1], yearFirst[2], yearFirst[3]);
  const [, day, name = '', year] = /^(\d{1,2})[- ]([a-z]{3})[- ](\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = months[name.toLowerCase()];
  if (month !== undefined) return dayOr(text, wholeYear(year), month, day);
  if (/^\d{5}$/.test(text)) {
    return new Date(excelEpoch + Number(text) * 86_400_000).toISOString().slice(0, 10);
  }
  const known = order ?? guessDayOrder([text]);
  return known === null ? (sameInBothOrders(text) ?? text) : (inOrder(text, known) ?? text);
}

/** Returns the order of a column's days; null if they fit both orders or contradict each other. */
export function guessDayOrder(cells: readonly string[]): DayOrder | null {
  const orders = new Set(
    cells.flatMap((cell): readonly DayOrder[] => {
      const [, first, second] = dayParts.exec(cell.trim()) ?? [];
      return Number(first) > 12 ? ['day_first'] : Number(second) > 12 ? ['month_first'] : [];
    }),
  );
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** Returns true if a day is valid in both orders and is a different day in each. */
export function needsDayOrder(cell: string): boolean {
  const text = cell.trim();
  const days = [inOrder(text, 'month_first'), inOrder(text, 'day_first')];
  return !days.includes(null) && days[0] !== days[1];
}

function sameInBothOrders(text: string): string | null {
  return needsDayOrder(text) ? null : inOrder(text, 'month_first');
}

function inOrder(text: string, order: DayOrder): string | null {
  const parts = dayParts.exec(text);
  if (parts === null) return null;
  const [, first, second, year] = parts;
  const [month, day] = order === 'month_first' ? [first, second] : [second, first];
  const read = dayOr('', wholeYear(year), month, day);
  return read === '' ? null : read;
}

/** No one starts before 1950, so two digits mean only one year. */
function wholeYear(year = ''): string {
  if (year.length === 4) return year;
  return Number(year) < 50 ? `20${year}` : `19${year}`;
}

function dayOr(text: string, year = '', month = '', day = ''): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : text;
}
