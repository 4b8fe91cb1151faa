/** A table read from a file: its headings, and its rows with their line numbers. */
export type CsvFile = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
};

/** `line` as a spreadsheet counts; the headings are on line 1 unless empty lines come first. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file cannot be read as a table; `encoding`: the reader has to choose it. */
export type CsvTrouble = 'workbook' | 'empty' | 'too_large' | 'not_text' | 'encoding' | 'quotes';

/** The position in a file where its quotation marks don't match. */
export type CsvPlace = {
  readonly line: number;
  /** The heading, or the column's number if it has none. */
  readonly column: string;
  readonly text: string;
};

export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
  readonly trouble: CsvTrouble;
  /** Set for `quotes`. */
  readonly place: CsvPlace | null;

  constructor(trouble: CsvTrouble, place: CsvPlace | null = null) {
    super(trouble);
    this.trouble = trouble;
    this.place = place;
  }
}
