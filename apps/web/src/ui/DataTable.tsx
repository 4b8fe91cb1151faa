import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and times stand at the end. */
  readonly align?: 'start' | 'end';
  /** Any CSS width; the rest is shared out by content. */
  readonly width?: string;
  readonly isSortable?: boolean;
};

export type TableSort = { readonly key: string; readonly direction: 'ascending' | 'descending' };

type DataTableProps<Row> = {
  /** What the rows are; read before the table, not shown. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly hiddenKeys?: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that follow each other under one title stand together below it. */
  readonly groupTitle?: (row: Row) => string;
  readonly sort?: TableSort | null;
  readonly onSortChange?: (sort: TableSort) => void;
  /** The row whose details are open beside the table. */
  readonly chosenKey?: string | null;
  /** Pressing anywhere in the row; the first cell brings the link or button for the keyboard. */
  readonly onRowPress?: (row: Row) => void;
  /** In the place of the rows when there are none. */
  readonly empty?: ReactNode;
};

const nothingHidden: ReadonlySet<string> = new Set();

/** The dense table of desktops: 44 px rows, 56 under a thumb, head stays in sight. */
export function DataTable<Row>({
  caption,
  columns,
  hiddenKeys = nothingHidden,
  rows,
  rowKey,
  groupTitle,
  sort = null,
  onSortChange,
  chosenKey = null,
  onRowPress,
  empty,
}: DataTableProps<Row>) {
  const shown = columns.filter((column) => !hiddenKeys.has(column.key));
  return (
    <div className="relative min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface-1">
          <tr className="border-b border-line">
            {shown.map((column) => (
              <TableHead key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        {groupRows(rows, groupTitle).map((group) => (
          <tbody key={group.title} className="border-b border-line last:border-b-0">
            {group.title !== null && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={shown.length}
                  className="h-9 bg-surface-2 px-4 text-left font-medium text-ink-2 md:px-5"
                >
                  <span className="flex justify-between gap-4">
                    {group.title}
                    <span className="font-normal tabular-nums">{group.rows.length}</span>
                  </span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={shown}
                isChosen={rowKey(row) === chosenKey}
                onPress={onRowPress}
              />
            ))}
          </tbody>
        ))}
      </table>
      {rows.length === 0 && empty}
    </div>
  );
}

type TableRowProps<Row> = {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly isChosen: boolean;
  readonly onPress: ((row: Row) => void) | undefined;
};

/** A component of its own, so that another row's news leaves this one alone. */
function TableRow<Row>({ row, columns, isChosen, onPress }: TableRowProps<Row>) {
  return (
    <tr
      aria-current={isChosen || undefined}
      onClick={onPress && (() => onPress(row))}
      className={clsx(
        'h-14 border-b border-line last:border-b-0 md:h-11',
        onPress && 'cursor-pointer hover:bg-surface-2',
        isChosen && 'bg-choice-soft hover:bg-choice-soft',
      )}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          className={clsx(
            'px-3 py-1.5 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5',
            column.align === 'end' && 'text-right tabular-nums',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

type RowGroup<Row> = { readonly title: string | null; readonly rows: Row[] };

function groupRows<Row>(
  rows: readonly Row[],
  titleOf: ((row: Row) => string) | undefined,
): readonly RowGroup<Row>[] {
  if (titleOf === undefined) return [{ title: null, rows: [...rows] }];
  const groups: RowGroup<Row>[] = [];
  for (const row of rows) {
    const title = titleOf(row);
    const last = groups.at(-1);
    if (last?.title === title) last.rows.push(row);
    else groups.push({ title, rows: [row] });
  }
  return groups;
}

type TableHeadProps<Row> = {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
};

function TableHead<Row>({ column, sort, onSortChange }: TableHeadProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : null;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      style={{ width: column.width }}
      className={clsx(
        'h-10 px-3 text-left font-medium whitespace-nowrap text-ink-2 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5',
        column.align === 'end' && 'text-right',
      )}
    >
      {column.isSortable === true && onSortChange !== undefined ? (
        <button
          type="button"
          className={clsx(
            'inline-flex min-h-10 items-center gap-1 rounded-[6px] outline-offset-0 hover:text-ink-1',
            column.align === 'end' && 'flex-row-reverse',
          )}
          onClick={() =>
            onSortChange({
              key: column.key,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          {column.header}
          <Arrow aria-hidden className={clsx('size-3.5', direction === null && 'opacity-0')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
