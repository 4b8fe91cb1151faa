import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './table/table-column.ts';
import { toEntries } from './table/table-entry.ts';
import { TableFrame } from './table/TableFrame.tsx';

export type { TableColumn, TableSort };

type DataTableProps<Row> = {
  /** What the rows are; read before the table, not shown. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly hiddenKeys?: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Adjacent rows with the same title form a group below it. */
  readonly groupTitle?: (row: Row) => string;
  readonly sort?: TableSort | null;
  readonly onSortChange?: (sort: TableSort) => void;
  /** The row whose details are open beside the table. */
  readonly chosenKey?: string | null;
  /** Pressing anywhere in the row; a cell has the link or button for the keyboard. */
  readonly onRowPress?: (row: Row) => void;
  /** The columns have widths that fit, so nothing scrolls sideways. */
  readonly isFitted?: boolean;
  /** In the place of the rows when there are none. */
  readonly empty?: ReactNode;
};

const nothingHidden: ReadonlySet<string> = new Set();

/** A table of rows that are all here; a page with a list of records is a `kit/list/ResourceList`. */
export function DataTable<Row>({
  columns,
  hiddenKeys = nothingHidden,
  rows,
  groupTitle,
  sort = null,
  chosenKey = null,
  ...rest
}: DataTableProps<Row>) {
  return (
    <TableFrame
      {...rest}
      columns={columns.filter((column) => !hiddenKeys.has(column.key))}
      entries={toEntries(rows, groupTitle)}
      sort={sort}
      openKey={chosenKey}
    />
  );
}
