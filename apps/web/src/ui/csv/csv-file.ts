/** A table as it was read from a file: its headings and, with their lines, its rows. */
export type CsvFile = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
};

/** `line` as a spreadsheet counts; the headings are line 1 unless empty lines come first. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file cannot be read as a table; `encoding`: someone has to say which one it is. */
export type CsvTrouble = 'workbook' | 'empty' | 'too_large' | 'not_text' | 'encoding' | 'quotes';

/** Where a file's quotation marks don't match. */
export type CsvPlace = {
  readonly line: number;
  /** The heading, or the column's number where it has none. */
  readonly column: string;
  readonly text: string;
};

export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
  readonly trouble: CsvTrouble;
  /** Of `quotes`. */
  readonly place: CsvPlace | null;

  constructor(trouble: CsvTrouble, place: CsvPlace | null = null) {
    super(trouble);
    this.trouble = trouble;
    this.place = place;
  }
}
