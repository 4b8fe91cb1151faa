import {
  type ColumnMeaning,
  type DayOrder,
  guessColumns,
  guessDayOrder,
  importFields,
  type ImportRow,
  readCell,
  splitName,
} from '@muster/domain';
import * as z from 'zod/mini';
import { personalKeys } from '../../../data/storage/personal-texts.ts';
import type { LocalStore } from '../../../platform/local-store.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';

/** What each column of a file is; null: nothing that is imported. */
export type ColumnChoice = readonly (ColumnMeaning | null)[];

const rememberedSchema = z.record(z.string(), z.nullable(z.enum([...importFields, 'full_name'])));

/** As chosen the last time for headings like these, else as the headings say. */
export function firstColumns(
  { headings }: CsvFile,
  localStore: LocalStore,
  userId: string,
): ColumnChoice {
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
  columns: ColumnChoice,
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

/** Gives a column a meaning, and takes it from the column that had it. */
export function chooseColumn(
  columns: ColumnChoice,
  at: number,
  meaning: ColumnMeaning | null,
): ColumnChoice {
  return columns.map((before, index) =>
    index === at ? meaning : before === meaning ? null : before,
  );
}

/** Whether the columns say of each row who it is about. */
export function hasNames(columns: ColumnChoice): boolean {
  return columns.some(
    (meaning) => meaning === 'full_name' || meaning === 'first_name' || meaning === 'last_name',
  );
}

export function dayOrderOf(file: CsvFile, columns: ColumnChoice): DayOrder | null {
  const at = columns.indexOf('starts_on');
  return at < 0 ? null : guessDayOrder(file.rows.map(({ cells }) => cells[at] ?? ''));
}

/** The rows as they are sent. */
export function importRows(
  file: CsvFile,
  columns: ColumnChoice,
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
