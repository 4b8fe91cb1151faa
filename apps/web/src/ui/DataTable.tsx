import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './table/table-column.ts';
import { toEntries } from './table/table-entry.ts';
import { TableFrame } from './table/TableFrame.tsx';

export type { TableColumn, TableSort };

type DataTableProps<Row> = {
  /** Name of the rows, for screen readers only. */
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
  /** Called on a press anywhere in the row; one cell has the link or button for the keyboard. */
  readonly onRowPress?: (row: Row) => void;
  /** The columns have widths that fit, so nothing scrolls sideways. */
  readonly isFitted?: boolean;
  /** Shown in place of the rows if there are none. */
  readonly empty?: ReactNode;
};

const nothingHidden: ReadonlySet<string> = new Set();

/** A table whose rows are all loaded; a page with a list of records uses `kit/list/ResourceList`. */
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
