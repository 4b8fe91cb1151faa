/** A table as it was read from a file: its headings and, with their lines, its rows. */
export type CsvFile = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly CsvRow[];
};

/** `line` as a spreadsheet counts; the headings are line 1 unless empty lines come first. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file cannot be read as a table. */
export type CsvTrouble = 'workbook' | 'empty' | 'too_large' | 'not_text';

export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';
  readonly trouble: CsvTrouble;

  constructor(trouble: CsvTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
