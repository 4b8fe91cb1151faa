import type { ImportField } from './import-row.ts';
import { type DayOrder, readDay } from './read-day.ts';
import { tidy } from './tidy.ts';

/** The meaning of a file's column: a field, or first and last name in one cell. */
export type ColumnMeaning = ImportField | 'full_name';

const roleWords = wordMap({
  employee: 'employee',
  worker: 'employee',
  crew: 'employee',
  'crew member': 'employee',
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
});

const languageWords = wordMap({
  en: 'en',
  eng: 'en',
  english: 'en',
  ingles: 'en',
  es: 'es',
  spa: 'es',
  spanish: 'es',
  espanol: 'es',
  castellano: 'es',
});

/**
 * Converts a cell to the format that the server takes; null if it is empty. A cell that can't be
 * parsed stays unchanged, so that the error message can quote it.
 */
export function readCell(
  cell: string,
  field: ImportField,
  dayOrder: DayOrder | null,
): string | null {
  const text = tidy(cell);
  if (text === '') return null;
  switch (field) {
    case 'email':
      return text.replace(/^mailto:/i, '').toLowerCase();
    case 'role':
      return roleWords.get(plain(text)) ?? text;
    case 'language':
      return languageWords.get(plain(text).split(/[-_]/, 1)[0] ?? '') ?? text;
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

/**
 * Accepts "$28.50", "1,250.00" and "28,5 €"; a comma before the last one or two digits is the
 * decimal separator.
 */
function readRate(text: string): string {
  const bare = text.replaceAll(/[$€£\s]|USD|EUR|MXN/gi, '').replace(/\/?(h|hr|hour|hora)$/i, '');
  const plainForm = /,\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(plainForm) ? plainForm : text;
}

/** Returns true if a cell is the name of a role in either language. */
export function isRoleWord(cell: string): boolean {
  return roleWords.has(plain(tidy(cell)));
}

function wordMap(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
