import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { TableColumn, TableSort } from './table-column.ts';

type TableHeadProps<Row> = {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | null;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
};

/** A column's head; a button where the table can be sorted by it. */
export function TableHead<Row>({ column, sort, onSortChange }: TableHeadProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : null;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const isAtEnd = column.align === 'end';
  return (
    <th
      scope="col"
      aria-sort={direction ?? undefined}
      style={{ width: column.width }}
      className={clsx(
        'h-10 px-3 font-medium text-ink-2 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5',
        isAtEnd ? 'text-right' : 'text-left',
        // If the width is given, a longer heading wraps; otherwise the column is as wide as its heading.
        column.width === undefined ? 'truncate' : 'py-1.5 leading-snug wrap-break-word',
      )}
    >
      {column.isSortable === true && onSortChange !== undefined ? (
        <button
          type="button"
          className={clsx(
            'inline-flex min-h-10 max-w-full items-center gap-1 rounded-[6px] outline-offset-0 hover:text-ink-1',
            isAtEnd ? 'flex-row-reverse text-right' : 'text-left',
          )}
          onClick={() =>
            onSortChange({
              key: column.key,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          <span className="min-w-0">{column.header}</span>
          <Arrow
            aria-hidden
            className={clsx('size-3.5 shrink-0', direction === null && 'opacity-0')}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
