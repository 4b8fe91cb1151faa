import { isDate } from './field-flaws.ts';
import type { ImportField } from './import-row.ts';

/** What a column of a file can be: a field, or both names in one cell. */
export type ColumnMeaning = ImportField | 'full_name';

/** In which order a day such as 03/04/2026 names its month. */
export type DayOrder = 'month_first' | 'day_first';

const roleWords: Readonly<Record<string, string>> = {
  employee: 'employee',
  worker: 'employee',
  crew: 'employee',
  laborer: 'employee',
  labourer: 'employee',
  empleado: 'employee',
  empleada: 'employee',
  trabajador: 'employee',
  trabajadora: 'employee',
  obrero: 'employee',
  obrera: 'employee',
  supervisor: 'supervisor',
  supervisora: 'supervisor',
  foreman: 'supervisor',
  forewoman: 'supervisor',
  lead: 'supervisor',
  capataz: 'supervisor',
  encargado: 'supervisor',
  encargada: 'supervisor',
  admin: 'admin',
  administrator: 'admin',
  office: 'admin',
  administrador: 'admin',
  administradora: 'admin',
  oficina: 'admin',
};

const languageWords: Readonly<Record<string, string>> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spa: 'es',
  spanish: 'es',
  espanol: 'es',
  castellano: 'es',
};

/**
 * What a cell says, in the form that the server takes; null for an empty one. What cannot be read
 * stays as it is, so that its error can be named with what stands there.
 */
export function readCell(cell: string, field: ImportField, dayOrder: DayOrder): string | null {
  const text = tidy(cell);
  if (text === '') return null;
  switch (field) {
    case 'email':
      return text.replace(/^mailto:/i, '').toLowerCase();
    case 'role':
      return roleWords[plain(text)] ?? text;
    case 'language':
      return languageWords[plain(text).replace(/[-_].*$/, '')] ?? text;
    case 'starts_on':
      return readDay(text, dayOrder);
    case 'rate':
      return readRate(text);
    case 'first_name':
    case 'last_name':
    case 'phone':
    case 'crew':
    case 'employee_number':
      return text;
  }
}

/** "Ruiz Vega, Ana María" and "Ana María Ruiz": what is first, and what is last. */
export function splitName(cell: string): {
  readonly first_name: string | null;
  readonly last_name: string | null;
} {
  const text = tidy(cell);
  const [last = '', ...firsts] = text.split(',').map((part) => part.trim());
  if (firsts.length > 0) return { first_name: orNull(firsts.join(' ')), last_name: orNull(last) };
  const at = text.lastIndexOf(' ');
  return at < 0
    ? { first_name: orNull(text), last_name: null }
    : { first_name: text.slice(0, at), last_name: text.slice(at + 1) };
}

/** Which order the days of a column are in; null when they fit both. */
export function guessDayOrder(cells: readonly string[]): DayOrder | null {
  for (const cell of cells) {
    const [, first, second] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\s*$/.exec(cell) ?? [];
    if (Number(first) > 12) return 'day_first';
    if (Number(second) > 12) return 'month_first';
  }
  return null;
}

function readDay(text: string, order: DayOrder): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso !== null) return dayOr(text, iso[1], iso[2], iso[3]);
  const spoken = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (spoken === null) return text;
  const [, first, second, year] = spoken;
  return order === 'month_first'
    ? dayOr(text, year, first, second)
    : dayOr(text, year, second, first);
}

function dayOr(text: string, year = '', month = '', day = ''): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : text;
}

/** Takes "$28.50", "1,250.00" and "28,5 €"; a comma before one or two last digits is decimal. */
function readRate(text: string): string {
  const bare = text.replaceAll(/[$€£\s]|USD|EUR|MXN/gi, '').replace(/\/?(h|hr|hour|hora)$/i, '');
  const plainForm = /,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(plainForm) ? plainForm : text;
}

/** Without what cannot be seen; spaces of all kinds are one. */
function tidy(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200B\u2060\uFEFF]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
