/** A column of a table that is saved. Numbers stay numbers in a spreadsheet. */
export type CsvColumn<Row> = { readonly header: string } & (
  | { readonly text: (row: Row) => string; readonly number?: never }
  | {
      readonly number: (row: Row) => number | null;
      /** How many it always has. */
      readonly decimals?: number;
      readonly text?: never;
    }
);

export function tableText<Row>(column: CsvColumn<Row>, row: Row): string {
  if (column.text !== undefined) return column.text(row);
  const value = column.number(row);
  if (value === null) return '';
  return column.decimals === undefined ? String(value) : value.toFixed(column.decimals);
}

export function tableCell<Row>(column: CsvColumn<Row>, row: Row): string | number | null {
  return column.text === undefined ? column.number(row) : column.text(row);
}
