import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import type { CountItem } from './Counts.tsx';
import type { FileColumns } from './file-columns.ts';

/** `check` writes nothing; `all` imports every row or none; `good` those without an error. */
export type ImportMode = 'check' | 'all' | 'good';

/** The request for checking or importing a file. */
export type ImportRequest<Meaning extends string, Options> = {
  /** The same for a check and the import that follows it, across all retries. */
  readonly id: string;
  readonly file: CsvFile;
  readonly columns: FileColumns<Meaning>;
  readonly options: Options;
  readonly mode: ImportMode;
};

/** An error of one cell. */
export type CellError<Meaning extends string> = {
  /** The line number in the file. */
  readonly line: number;
  readonly meaning: Meaning;
  readonly words: string;
};

/** The server's answer in words. */
export type JudgedFile<Meaning extends string> = {
  readonly counts: readonly CountItem[];
  readonly errors: readonly CellError<Meaning>[];
  /** Rows, or changes, that would be imported without the wrong rows. */
  readonly good: number;
  readonly wrongRows: number;
};

/** Texts of the first step about the file. */
export type FileWords = {
  readonly about: ReactNode;
  /** The file, for readers who reach the control without seeing the button: "CSV file of people". */
  readonly label: string;
  readonly maxRows: number;
  /** Returns how many cells are headings that this import knows, to find them below a report’s titles. */
  readonly countHeadings?: (cells: readonly string[]) => number;
  readonly empty: string;
  readonly tooLarge: string;
  /** A file with only the headings, to be filled in. */
  readonly example?: { readonly name: string; readonly headings: readonly string[] };
};

/** The request that an answer is about; `mode` tells whether something was imported. */
export type JudgedRequest<Meaning extends string, Options> = Omit<
  ImportRequest<Meaning, Options>,
  'id'
>;

/** An import's options besides its columns, as seen by the part that shows them. */
export type ImportChoices<Options> = {
  readonly options: Options;
  readonly change: (options: Options) => void;
  readonly isBusy: boolean;
};

type RenderChoices<Meaning extends string, Options, Answer> = (
  answer: Answer,
  choices: ImportChoices<Options> & {
    /** Checks the file again with these options. */
    readonly checkAgain: (options: Options) => void;
  },
  judged: JudgedRequest<Meaning, Options>,
) => ReactNode;

/** Content of the last step. */
export type ImportResult = {
  readonly hasChanged: boolean;
  readonly details: ReactNode;
  /** The main button, first in the row. */
  readonly way: ReactNode;
};

/** After the import: a last step of its own, or straight on. */
type DoneWay<Answer> =
  | { readonly kind: 'step'; readonly result: (answer: Answer) => ImportResult }
  | { readonly kind: 'leave'; readonly leave: (answer: Answer) => unknown };

/**
 * A kind of record imported from files: people, cost codes.
 *
 * @typeParam Meaning the meanings a column can have
 * @typeParam Options the other choices, such as the order of days and months
 * @typeParam Answer the server's answer to a check and to an import
 */
export type ImportKind<Meaning extends string, Options, Answer> = {
  readonly file: FileWords;
  /** In the order in which they are offered. */
  readonly meanings: readonly { readonly value: Meaning; readonly label: string }[];
  /** Returns the column that contains a meaning if none has exactly that one, such as a full name. */
  readonly columnOf?: (columns: FileColumns<Meaning>, meaning: Meaning) => number;
  /** Returns the initial choices, from the file's headings. */
  readonly begin: (file: CsvFile) => {
    readonly columns: FileColumns<Meaning>;
    readonly hasHeadings: boolean;
    readonly options: Options;
  };
  /** True to offer reading the first line as a row. */
  readonly mayLackHeadings?: boolean;
  /** Says why these columns can’t be checked yet. */
  readonly missing: (
    columns: FileColumns<Meaning>,
    file: CsvFile,
    options: Options,
  ) => string | null;
  /** Returns how many cells can’t be parsed as their column's meaning. */
  readonly countUnreadable?: (
    file: CsvFile,
    columns: FileColumns<Meaning>,
    options: Options,
  ) => ReadonlyMap<Meaning, number>;
  /** Returns a cell's imported value if that isn’t plain from the cell; null if it is, or if it can’t be parsed. */
  readonly readCell?: (
    cell: string,
    meaning: Meaning,
    chosen: Pick<ImportRequest<Meaning, Options>, 'file' | 'columns' | 'options'>,
  ) => string | null;
  readonly renderColumnChoices?: (
    columns: FileColumns<Meaning>,
    choices: ImportChoices<Options>,
    file: CsvFile,
  ) => ReactNode;
  /**
   * True to check as soon as the columns are known, and show the result below them: for a few columns that are quick to
   * check.
   */
  readonly isCheckedAtOnce?: boolean;
  readonly send: UseMutationResult<Answer, Error, ImportRequest<Meaning, Options>>;
  readonly judge: (answer: Answer, judged: JudgedRequest<Meaning, Options>) => JudgedFile<Meaning>;
  /** Choices above the errors that depend on the server's answer. */
  readonly renderCheckChoices?: RenderChoices<Meaning, Options, Answer>;
  /** Choices below the errors, about the import itself. */
  readonly renderImportChoices?: RenderChoices<Meaning, Options, Answer>;
  /** True if rows with errors are skipped only after a checkbox is ticked; otherwise the button says that they are. */
  readonly asksToSkip?: boolean;
  readonly importLabel: (good: number, skipsRows: boolean) => ReactNode;
  /** Why there is nothing to import. */
  readonly nothingGood: string;
  readonly busyWords?: (good: number) => ReactNode;
  readonly done: DoneWay<Answer>;
};
