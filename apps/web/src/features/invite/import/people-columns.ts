import {
  type ColumnMeaning,
  type DayOrder,
  fieldErrors,
  guessColumns,
  guessDayOrder,
  importFields,
  type ImportRow,
  type LastName,
  needsDayOrder,
  readCell,
  splitName,
} from '@muster/domain';
import type { ImportRowError } from '@muster/contract/people-import';
import * as z from 'zod/mini';
import { personalKeys } from '../../../data/storage/personal-texts.ts';
import type { FileColumns } from '../../../kit/import/file-columns.ts';
import type { LocalStore } from '../../../platform/local-store.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';

type PeopleColumns = FileColumns<ColumnMeaning>;

const rememberedSchema = z.record(z.string(), z.nullable(z.enum([...importFields, 'full_name'])));

/** Returns the columns chosen last time for these headings, or else a guess from the headings. */
export function firstColumns(file: CsvFile, localStore: LocalStore, userId: string): PeopleColumns {
  const remembered = readRemembered(localStore, userId);
  const taken = new Set<ColumnMeaning>();
  return guessColumns(file.headings, (at) => cellsAt(file, at)).map((guess, at) => {
    const meaning = remembered[file.headings[at] ?? ''] ?? guess;
    if (meaning === null || taken.has(meaning)) return null;
    taken.add(meaning);
    return meaning;
  });
}

export function rememberColumns(
  { headings }: CsvFile,
  columns: PeopleColumns,
  localStore: LocalStore,
  userId: string,
): void {
  const chosen = headings.map((heading, at) => [heading, columns[at] ?? null]);
  localStore.set(personalKeys.importColumns(userId), JSON.stringify(Object.fromEntries(chosen)));
}

function readRemembered(localStore: LocalStore, userId: string) {
  try {
    return rememberedSchema.parse(
      JSON.parse(localStore.get(personalKeys.importColumns(userId)) ?? '{}'),
    );
  } catch {
    return {};
  }
}

/** True if the columns include a name, so that each row names a person. */
export function hasNames(columns: PeopleColumns): boolean {
  return columns.some(
    (meaning) => meaning === 'full_name' || meaning === 'first_name' || meaning === 'last_name',
  );
}

/** The user's answers about a file; null if not asked or not answered yet. */
export type ReadChoices = {
  /** How to read a date such as 3/4/2026. */
  readonly dayOrder: DayOrder | null;
  /** The start of the last name in a full name of more than two words. */
  readonly lastName: LastName | null;
};

/** Returns the chosen order of day and month, or else the order that the file's dates show. */
export function dayOrderOf(
  file: CsvFile,
  columns: PeopleColumns,
  chosen: DayOrder | null,
): DayOrder | null {
  return chosen ?? guessDayOrder(cellsOf(file, columns, 'starts_on'));
}

/** Returns the first ambiguous date, or null. */
export function unclearDay(file: CsvFile, columns: PeopleColumns): string | null {
  return cellsOf(file, columns, 'starts_on').find(needsDayOrder) ?? null;
}

/** Returns the first full name that can be split in two places, with both resulting last names, or null. */
export function unclearName(file: CsvFile, columns: PeopleColumns) {
  for (const name of cellsOf(file, columns, 'full_name')) {
    if (splitName(name, null) !== null) continue;
    const lastWord = splitName(name, 'last_word')?.last_name;
    const afterFirstWord = splitName(name, 'after_first_word')?.last_name;
    if (lastWord && afterFirstWord) return { name, lastWord, afterFirstWord };
  }
  return null;
}

function cellsOf(file: CsvFile, columns: PeopleColumns, meaning: ColumnMeaning) {
  const at = columns.indexOf(meaning);
  return at < 0 ? [] : cellsAt(file, at);
}

function cellsAt(file: CsvFile, at: number): readonly string[] {
  return file.rows.map(({ cells }) => cells[at] ?? '');
}

/** Returns the rows to send, and the lines whose full name can't be split, which are not sent. */
export function readPeople(
  file: CsvFile,
  columns: PeopleColumns,
  choices: ReadChoices,
): { readonly rows: readonly ImportRow[]; readonly unclearNames: readonly number[] } {
  const fullNameAt = columns.indexOf('full_name');
  const positions = importFields.map((field) => [field, columns.indexOf(field)] as const);
  const dayOrder = dayOrderOf(file, columns, choices.dayOrder);
  const rows: ImportRow[] = [];
  const unclearNames: number[] = [];
  for (const { line, cells } of file.rows) {
    const row: { line: number } & Record<(typeof importFields)[number], string | null> = {
      line,
      ...emptyRow,
    };
    for (const [field, at] of positions) {
      if (at >= 0) row[field] = readCell(cells[at] ?? '', field, dayOrder);
    }
    if (fullNameAt >= 0 && (row.first_name === null || row.last_name === null)) {
      const name = splitName(cells[fullNameAt] ?? '', choices.lastName);
      if (name === null) {
        unclearNames.push(line);
        continue;
      }
      row.first_name ??= name.first_name;
      row.last_name ??= name.last_name;
    }
    rows.push(row);
  }
  return { rows, unclearNames };
}

const emptyRow = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  role: null,
  crew: null,
  employee_number: null,
  language: null,
  starts_on: null,
  rate: null,
};

/** Counts the cells in each column that can't be read as its meaning. A missing value isn't counted. */
export function countUnreadable(
  file: CsvFile,
  columns: PeopleColumns,
  choices: ReadChoices,
): ReadonlyMap<ColumnMeaning, number> {
  const { rows, unclearNames } = readPeople(file, columns, choices);
  const counts = new Map<ColumnMeaning, number>([['full_name', unclearNames.length]]);
  const inAYear = new Date();
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  const latestStart = inAYear.toISOString().slice(0, 10);
  for (const row of rows) {
    for (const { field, code } of fieldErrors(row, latestStart)) {
      if (code !== 'missing') counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the crew names that match no crew, without duplicates. */
export function missingCrews(
  rows: readonly ImportRow[],
  flaws: readonly ImportRowError[],
): readonly string[] {
  const lines = new Set(
    flaws
      .filter(({ field, code }) => field === 'crew' && code === 'unknown')
      .map(({ line }) => line),
  );
  const names = rows.flatMap(({ line, crew }) => (lines.has(line) && crew !== null ? [crew] : []));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
