/** A number is never mistaken for a formula; a text might be, so it is made harmless. */
export type Figure = { readonly figure: string };
export type Cell = string | Figure | null;

/**
 * Text that a spreadsheet would execute when the file is opened, the same as in the app
 * (apps/web/src/ui/csv/to-csv.ts).
 */
const formula = /^\s*[=+\-@\t\r|%]/;

export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.figure;
  return formula.test(cell) ? `'${cell}` : cell;
}

export function figure(value: number | string): Figure {
  return { figure: String(value) };
}

export function money(cents: number | null): Cell {
  return cents === null ? null : figure(hundredths(cents));
}

/** Ten-thousandths per hour, with four decimals. */
export function rateOf(rate: number | null): Cell {
  return rate === null ? null : figure((rate / 10_000).toFixed(4));
}

/** `h:mm`. */
export function duration(minutes: number): Figure {
  const count = Math.abs(minutes);
  const text = `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`;
  return figure(minutes < 0 ? `-${text}` : text);
}

export function hundredths(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
