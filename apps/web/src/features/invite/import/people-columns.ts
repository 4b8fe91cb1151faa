import {
  type ColumnMeaning,
  type DayOrder,
  fieldFlaws,
  guessColumns,
  guessDayOrder,
  importFields,
  type ImportRow,
  readCell,
  splitName,
} from '@muster/domain';
import type { ImportFlaw } from '@muster/contract/people-import';
import * as z from 'zod/mini';
import { personalKeys } from '../../../data/storage/personal-texts.ts';
import type { FileColumns } from '../../../kit/import/file-columns.ts';
import type { LocalStore } from '../../../platform/local-store.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';

type PeopleColumns = FileColumns<ColumnMeaning>;

const rememberedSchema = z.record(z.string(), z.nullable(z.enum([...importFields, 'full_name'])));

/** As chosen the last time for headings like these, else as the headings say. */
export function firstColumns(
  { headings }: CsvFile,
  localStore: LocalStore,
  userId: string,
): PeopleColumns {
  const remembered = readRemembered(localStore, userId);
  const taken = new Set<ColumnMeaning>();
  return guessColumns(headings).map((guess, at) => {
    const meaning = remembered[headings[at] ?? ''] ?? guess;
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

/** Whether the columns say of each row who it is about. */
export function hasNames(columns: PeopleColumns): boolean {
  return columns.some(
    (meaning) => meaning === 'full_name' || meaning === 'first_name' || meaning === 'last_name',
  );
}

export function dayOrderOf(file: CsvFile, columns: PeopleColumns): DayOrder | null {
  const at = columns.indexOf('starts_on');
  return at < 0 ? null : guessDayOrder(file.rows.map(({ cells }) => cells[at] ?? ''));
}

/** The rows as they are sent. */
export function importRows(
  file: CsvFile,
  columns: PeopleColumns,
  dayOrder: DayOrder,
): readonly ImportRow[] {
  const fullNameAt = columns.indexOf('full_name');
  const positions = importFields.map((field) => [field, columns.indexOf(field)] as const);
  return file.rows.map(({ line, cells }) => {
    const row: { line: number } & Record<(typeof importFields)[number], string | null> = {
      line,
      ...emptyRow,
      ...(fullNameAt >= 0 && splitName(cells[fullNameAt] ?? '')),
    };
    for (const [field, at] of positions) {
      const value = at < 0 ? null : readCell(cells[at] ?? '', field, dayOrder);
      if (value !== null) row[field] = value;
    }
    return row;
  });
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

/** How many cells of each column are nothing that it could mean; a missing name is no cell. */
export function countUnreadable(
  file: CsvFile,
  columns: PeopleColumns,
  dayOrder: DayOrder,
): ReadonlyMap<ColumnMeaning, number> {
  const counts = new Map<ColumnMeaning, number>();
  const inAYear = new Date();
  inAYear.setFullYear(inAYear.getFullYear() + 1);
  const latestStart = inAYear.toISOString().slice(0, 10);
  for (const row of importRows(file, columns, dayOrder)) {
    for (const { field, code } of fieldFlaws(row, latestStart)) {
      if (code !== 'missing') counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return counts;
}

/** The names that no crew has, once each. */
export function missingCrews(
  rows: readonly ImportRow[],
  flaws: readonly ImportFlaw[],
): readonly string[] {
  const lines = new Set(
    flaws
      .filter(({ field, code }) => field === 'crew' && code === 'unknown')
      .map(({ line }) => line),
  );
  const names = rows.flatMap(({ line, crew }) => (lines.has(line) && crew !== null ? [crew] : []));
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
