import type { RowChoice, RowKeys } from './row-props.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RowBox } from './RowBox.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import type { TableEntry } from './table-entry.ts';
import { TableHead } from './TableHead.tsx';
import { RowSkeleton, TableRow } from './TableRow.tsx';

/** The rendered lines out of many, and the room that the others take. */
export type TablePart = {
  readonly totalRows: number;
  readonly firstLine: number;
  readonly spaceBeforePx: number;
  readonly spaceAfterPx: number;
  readonly measure: (line: HTMLTableRowElement | null) => void;
  /** Receives the element that contains the lines. */
  readonly setBody: (body: HTMLElement | null) => void;
};

type TableFrameProps<Row> = {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly entries: readonly TableEntry<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly sort: TableSort | null;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  readonly openKey?: string | null;
  readonly onRowPress?: ((row: Row) => void) | undefined;
  readonly choice?: RowChoice<Row> | undefined;
  readonly keys?: RowKeys | undefined;
  readonly keysHintId?: string;
  readonly part?: TablePart;
  /** The columns have widths that fit, so nothing scrolls sideways and the header stays visible. */
  readonly isFitted?: boolean;
  readonly empty?: ReactNode;
};

/** The dense table for desktops: rows are 44 px high, 56 px for touch. `DataTable` is its simple form. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { columns, entries, choice, keys, part, isFitted = false, rowKey } = props;
  const columnCount = columns.length + (choice === undefined ? 0 : 1);
  const space = (heightPx: number) =>
    heightPx > 0 && (
      <tbody aria-hidden>
        <tr style={{ height: heightPx }} />
      </tbody>
    );
  return (
    <div ref={part?.setBody} className={clsx('relative min-w-0', !isFitted && 'overflow-x-auto')}>
      <table
        aria-describedby={props.keysHintId}
        aria-rowcount={part === undefined ? undefined : part.totalRows + 1}
        className={clsx(
          'w-full border-separate border-spacing-0 text-14 [&>tbody:last-child>tr:last-child>td]:border-b-0',
          isFitted && 'table-fixed print:table-auto',
        )}
      >
        <caption className="sr-only">{props.caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface-1 shadow-[inset_0_-1px_0_var(--line)]">
          <tr>
            {choice !== undefined && (
              <th scope="col" className="h-10 w-12 pl-2 print:hidden">
                <RowBox
                  label={choice.allLabel}
                  checked={choice.areChosen === 'all'}
                  isPartly={choice.areChosen === 'some'}
                  onChange={choice.onChooseAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHead
                key={column.key}
                column={column}
                sort={props.sort}
                onSortChange={props.onSortChange}
              />
            ))}
          </tr>
        </thead>
        {part !== undefined && space(part.spaceBeforePx)}
        {toBodies(entries).map(({ title, firstEntry, lines }) => (
          <tbody key={title}>
            {lines.map((entry, below) => {
              const line = part === undefined ? undefined : part.firstLine + firstEntry + below;
              if (entry.kind === 'group') {
                return (
                  <GroupTitle
                    key={`group ${entry.title}`}
                    {...entry}
                    line={line}
                    columnCount={columnCount}
                    measure={part?.measure}
                  />
                );
              }
              const { row, at } = entry;
              if (row === null) {
                return (
                  <RowSkeleton
                    key={at}
                    at={at}
                    line={line}
                    columnCount={columnCount}
                    measure={part?.measure}
                  />
                );
              }
              return (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  at={at}
                  line={line}
                  columns={columns}
                  isOpen={props.openKey !== undefined && rowKey(row) === props.openKey}
                  isChosen={choice?.isChosen(row) ?? false}
                  onPress={props.onRowPress}
                  measure={part?.measure}
                  keys={keys}
                  choice={choice}
                />
              );
            })}
          </tbody>
        ))}
        {part !== undefined && space(part.spaceAfterPx)}
      </table>
      {entries.length === 0 && props.empty}
    </div>
  );
}

type Body<Row> = {
  readonly title: string;
  readonly firstEntry: number;
  readonly lines: TableEntry<Row>[];
};

/** Each group is a body of the table, with its title as the first line. */
function toBodies<Row>(entries: readonly TableEntry<Row>[]): readonly Body<Row>[] {
  const bodies: Body<Row>[] = [];
  for (const [at, entry] of entries.entries()) {
    const last = bodies.at(-1);
    if (last === undefined || entry.kind === 'group') {
      const title = entry.kind === 'group' ? `group ${entry.title}` : '';
      bodies.push({ title, firstEntry: at, lines: [entry] });
    } else last.lines.push(entry);
  }
  return bodies;
}

function GroupTitle({
  title,
  count,
  line,
  columnCount,
  measure,
}: {
  readonly title: string;
  readonly count: number | null;
  readonly line: number | undefined;
  readonly columnCount: number;
  readonly measure: ((line: HTMLTableRowElement | null) => void) | undefined;
}) {
  return (
    <tr data-index={line} ref={measure}>
      <th
        scope="rowgroup"
        colSpan={columnCount}
        className="h-9 border-b border-line bg-surface-2 px-4 text-left font-medium text-ink-2 md:px-5"
      >
        <span className="flex justify-between gap-4">
          <bdi className="min-w-0 truncate" title={title}>
            {title}
          </bdi>
          {count !== null && <span className="font-normal tabular-nums">{count}</span>}
        </span>
      </th>
    </tr>
  );
}
