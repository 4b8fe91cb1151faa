import { amountDecimals, priceDecimals, quantityDecimals } from './amounts.ts';

type Locale = string | readonly string[];

/**
 * Parses a number typed in the format of a language, as an integer with the given decimals. Returns null if it isn't a
 * number or can't be stored exactly. A separator before three digits separates thousands, as in the language; any other
 * single separator is the decimal one, so `25.50` is never 2,550. Spreadsheets also write negative numbers in
 * parentheses.
 */
export function parseDecimal(typed: string, locale: Locale, decimals: number): number | null {
  const compact = typed.replace(/[\s\u00a0\u202f']/g, '').replace(/^\((.+)\)$/, '-$1');
  const match = /^([-\u2212]?)(\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(compact);
  if (match === null) return null;
  const [, sign = '', head = '', mark, tail = ''] = match;
  const isGroup =
    mark !== undefined && tail.length === 3 && (mark === groupMark(locale) || head.includes(mark));
  const whole = isGroup ? `${head}${mark}${tail}` : head;
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.exec(whole);
  if (!/^\d+$/.test(whole) && (grouped === null || (!isGroup && grouped[1] === mark))) return null;
  const fraction = isGroup ? '' : withoutTrailingZeros(tail);
  if (fraction.length > decimals) return null;
  const value = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(value)) return null;
  return sign !== '' && value !== 0 ? -value : value;
}

/** Formats a number for people, with its decimals between the minimum and the maximum; exact at every size. */
export function decimalText(
  value: number,
  decimals: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const text = `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return new Intl.NumberFormat([locale].flat(), {
    maximumFractionDigits: decimals,
    ...options,
  }).format(isDecimal(text) ? text : value / 10 ** decimals);
}

/** A text is formatted exactly; as a number, the largest amounts would lose their cents. */
function isDecimal(text: string): text is `${number}` {
  return /^-?\d+\.\d+$/.test(text);
}

/** Parses an amount in cents. */
export function parseAmount(typed: string, locale: Locale): number | null {
  return parseDecimal(typed, locale, amountDecimals);
}

export function parsePrice(typed: string, locale: Locale): number | null {
  return parseDecimal(typed, locale, priceDecimals);
}

export function parseQuantity(typed: string, locale: Locale): number | null {
  return parseDecimal(typed, locale, quantityDecimals);
}

/** Removes the currency sign or code that other systems write around an amount. */
export function withoutCurrency(cell: string): string {
  return cell.replaceAll(/[$€£]|\b[A-Z]{3}\b/g, '').trim();
}

export function amountText(amount: number, currency: string, locale: Locale): string {
  return decimalText(amount, amountDecimals, locale, { style: 'currency', currency });
}

export function priceText(price: number, currency: string, locale: Locale): string {
  return decimalText(price, priceDecimals, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  });
}

export function quantityText(quantity: number, locale: Locale): string {
  return decimalText(quantity, quantityDecimals, locale);
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

function groupMark(locale: Locale): string {
  const parts = new Intl.NumberFormat([locale].flat(), { useGrouping: true }).formatToParts(
    1_234_567,
  );
  return parts.find(({ type }) => type === 'group')?.value ?? ',';
}
