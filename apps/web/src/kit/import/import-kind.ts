import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CsvFile } from '../../ui/csv/csv-file.ts';
import type { CountItem } from './Counts.tsx';
import type { FileColumns } from './file-columns.ts';

/** `check` writes nothing; `all` imports every row or none; `good` those without an error. */
export type ImportMode = 'check' | 'all' | 'good';

/** What is sent, to check a file or to import it. */
export type ImportRequest<Meaning extends string, Options> = {
  /** The same for a check and the import that follows it, however often it is sent. */
  readonly id: string;
  readonly file: CsvFile;
  readonly columns: FileColumns<Meaning>;
  readonly options: Options;
  readonly mode: ImportMode;
};

/** An error of one cell. */
export type CellError<Meaning extends string> = {
  /** As the file counts. */
  readonly line: number;
  readonly meaning: Meaning;
  readonly words: string;
};

/** An answer in words. */
export type JudgedFile<Meaning extends string> = {
  readonly counts: readonly CountItem[];
  readonly errors: readonly CellError<Meaning>[];
  /** Rows, or changes, that an import without the wrong rows comes to. */
  readonly good: number;
  readonly wrongRows: number;
};

/** What the first step says about the file. */
export type FileWords = {
  readonly about: ReactNode;
  /** The file, for whoever reaches the control without seeing the button: "CSV file of people". */
  readonly label: string;
  readonly maxRows: number;
  /** How many cells are headings that this import knows, to find them below a report’s titles. */
  readonly countHeadings?: (cells: readonly string[]) => number;
  readonly empty: string;
  readonly tooLarge: string;
  /** A file with nothing but headings to fill in. */
  readonly example?: { readonly name: string; readonly headings: readonly string[] };
};

/** What an answer is about; `mode` says whether something was imported. */
export type JudgedRequest<Meaning extends string, Options> = Omit<
  ImportRequest<Meaning, Options>,
  'id'
>;

/** What an import asks besides its columns, as the part that shows it sees it. */
export type ImportChoices<Options> = {
  readonly options: Options;
  readonly change: (options: Options) => void;
  readonly isBusy: boolean;
};

type RenderChoices<Meaning extends string, Options, Answer> = (
  answer: Answer,
  choices: ImportChoices<Options> & {
    /** Has the file judged by these options. */
    readonly checkAgain: (options: Options) => void;
  },
  judged: JudgedRequest<Meaning, Options>,
) => ReactNode;

/** What the last step says and offers. */
export type ImportResult = {
  readonly hasChanged: boolean;
  readonly details: ReactNode;
  /** The way on, first among the buttons. */
  readonly way: ReactNode;
};

/** After the import: a last step of its own, or straight on. */
type DoneWay<Answer> =
  | { readonly kind: 'step'; readonly result: (answer: Answer) => ImportResult }
  | { readonly kind: 'leave'; readonly leave: (answer: Answer) => unknown };

/**
 * Something that comes in from a file: people, cost codes.
 *
 * @typeParam Meaning what a column can be
 * @typeParam Options what else is chosen, such as the order of days and months
 * @typeParam Answer what the server answers to a check and to an import
 */
export type ImportKind<Meaning extends string, Options, Answer> = {
  readonly file: FileWords;
  /** In the order in which they are offered. */
  readonly meanings: readonly { readonly value: Meaning; readonly label: string }[];
  /** The column that holds a meaning when none is that alone, such as a full name. */
  readonly columnOf?: (columns: FileColumns<Meaning>, meaning: Meaning) => number;
  /** What the headings of a file say. */
  readonly begin: (file: CsvFile) => {
    readonly columns: FileColumns<Meaning>;
    readonly hasHeadings: boolean;
    readonly options: Options;
  };
  /** Offers to read the first line as a row. */
  readonly mayLackHeadings?: boolean;
  /** Why these columns can’t be checked yet. */
  readonly missing: (
    columns: FileColumns<Meaning>,
    file: CsvFile,
    options: Options,
  ) => string | null;
  /** How many cells can’t be read as what their column is. */
  readonly countUnreadable?: (
    file: CsvFile,
    columns: FileColumns<Meaning>,
    options: Options,
  ) => ReadonlyMap<Meaning, number>;
  /** What a cell becomes, where that isn’t plain from the cell; null: it is, or it can’t be read. */
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
  /** Checks as soon as the columns are known, below them: for a few columns that are quick to check. */
  readonly isCheckedAtOnce?: boolean;
  readonly send: UseMutationResult<Answer, Error, ImportRequest<Meaning, Options>>;
  readonly judge: (answer: Answer, judged: JudgedRequest<Meaning, Options>) => JudgedFile<Meaning>;
  /** Choices above the errors, which the answer brings up. */
  readonly renderCheckChoices?: RenderChoices<Meaning, Options, Answer>;
  /** Choices below the errors, about the import itself. */
  readonly renderImportChoices?: RenderChoices<Meaning, Options, Answer>;
  /** Wrong rows are left out only when that is ticked; else the button says so. */
  readonly asksToSkip?: boolean;
  readonly importLabel: (good: number, skipsRows: boolean) => ReactNode;
  /** Why there is nothing to import. */
  readonly nothingGood: string;
  readonly busyWords?: (good: number) => ReactNode;
  readonly done: DoneWay<Answer>;
};
