import { languages } from '../languages.ts';
import { type RowErrorCode, type ImportField, importLimits, type ImportRow } from './import-row.ts';

export type FieldError = { readonly field: ImportField; readonly code: RowErrorCode };

const emailPattern = /^[^@\s,;<>()]+@[^@\s,;<>()]+\.[^@\s,;<>().]{2,}$/;
const phonePattern = /^[+(]?[0-9][-0-9 ()./]*((?:[^\S ]\s*)?(ext\.?|x|#)\s*[0-9]{1,6})?$/i;
const earliestStart = '1950-01-01';

/**
 * Returns the errors of a single row. The server applies the same rules and has the last word
 * (`app.find_field_errors`); both are tested with `cases/fields.json`.
 *
 * @param latestStart the last `YYYY-MM-DD` on which someone may start: a year from now
 */
export function fieldErrors(
  row: Omit<ImportRow, 'line'>,
  latestStart: string,
): readonly FieldError[] {
  const flaws: FieldError[] = [];
  const add = (field: ImportField, code: RowErrorCode | null) => {
    if (code !== null) flaws.push({ field, code });
  };
  const tooLong = (field: keyof typeof importLimits) =>
    // Counts characters as people do, not UTF-16 halves of an emoji.
    Array.from(row[field] ?? '').length > importLimits[field] ? 'too_long' : null;

  const hasName = `${row.first_name ?? ''}${row.last_name ?? ''}`.trim() !== '';
  add('first_name', hasName ? tooLong('first_name') : 'missing');
  add('last_name', tooLong('last_name'));
  add('email', tooLong('email') ?? unlessNull(row.email, emailError));
  add('phone', tooLong('phone') ?? unlessNull(row.phone, phoneError));
  add('role', unlessNull(row.role, isOneOf(['employee', 'supervisor', 'admin'])));
  add('crew', tooLong('crew'));
  add('employee_number', tooLong('employee_number'));
  add('language', unlessNull(row.language, isOneOf(languages)));
  add(
    'starts_on',
    unlessNull(row.starts_on, (day) => startError(day, latestStart)),
  );
  add('rate', unlessNull(row.rate, rateError));
  return flaws;
}

type Judge = (value: string) => RowErrorCode | null;

function unlessNull(value: string | null, judge: Judge): RowErrorCode | null {
  return value === null ? null : judge(value);
}

function isOneOf(known: readonly string[]): Judge {
  return (value) => (known.includes(value) ? null : 'unknown');
}

function emailError(email: string): RowErrorCode | null {
  return emailPattern.test(email) ? null : 'malformed';
}

function phoneError(phone: string): RowErrorCode | null {
  const digits = phone.replaceAll(/[^0-9]/g, '').length;
  return phonePattern.test(phone) && digits >= 6 && digits <= 20 ? null : 'malformed';
}

function startError(day: string, latestStart: string): RowErrorCode | null {
  if (!isDate(day)) return 'malformed';
  return day < earliestStart || day > latestStart ? 'out_of_range' : null;
}

function rateError(rate: string): RowErrorCode | null {
  if (!/^[0-9]+(\.[0-9]{1,4})?$/.test(rate)) return 'malformed';
  return rate.length > 12 || Number(rate) < 0.01 || Number(rate) > 10_000 ? 'out_of_range' : null;
}

/** Returns true if a `YYYY-MM-DD` is an actual calendar date. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return isLeap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
