/** A file of people as it was read: its headings and, with their lines, its rows. */
export type ImportFile = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
};

/** `line` as a spreadsheet counts; the headings are line 1 unless empty lines come first. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] };

/** Why a file cannot be read as a table. */
export type FileTrouble = 'workbook' | 'empty' | 'too_large' | 'not_text';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly trouble: FileTrouble;

  constructor(trouble: FileTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}
