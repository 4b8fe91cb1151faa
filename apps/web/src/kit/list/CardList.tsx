import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RowBox } from '../../ui/table/RowBox.tsx';
import type { TableEntry } from '../../ui/table/table-entry.ts';
import { titleOf } from './fold-columns.ts';
import type { ListColumn } from './list-column.ts';
import type { ListViewProps } from './ListTable.tsx';
import { RowLink } from './RowLink.tsx';
import { toggle } from './selection.ts';

/** The phone's list: a card for each row; of thousands, only those in view are rendered. */
export function CardList<Row>(props: ListViewProps<Row>) {
  const { entries, drawn, label, rows } = props;
  const { setBody, measure, first, end, spaceBeforePx, spaceAfterPx } = drawn;
  return (
    <ul
      aria-label={label}
      ref={setBody}
      style={{ paddingTop: spaceBeforePx, paddingBottom: spaceAfterPx }}
    >
      {entries.slice(first, end).map((entry, at) => {
        const isRow = entry.kind === 'row';
        return (
          <li
            key={isRow ? entry.at : `group ${entry.title}`}
            data-index={first + at}
            ref={measure}
            {...(isRow && { 'aria-setsize': rows.total, 'aria-posinset': entry.at + 1 })}
            className="border-b border-line last:border-b-0"
          >
            <Line {...props} entry={entry} />
          </li>
        );
      })}
    </ul>
  );
}

function Line<Row>(props: ListViewProps<Row> & { readonly entry: TableEntry<Row> }) {
  const { entry, rowKey, open, columns, selection } = props;
  if (entry.kind === 'group') {
    return (
      <h2 className="flex justify-between gap-4 bg-surface-2 px-4 py-2 text-14 font-medium text-ink-2">
        {entry.title}
        {entry.count !== null && <span className="font-normal tabular-nums">{entry.count}</span>}
      </h2>
    );
  }
  const { row, at } = entry;
  if (row === null) {
    return (
      <span aria-busy className="flex min-h-17 items-center px-4">
        <Skeleton className="h-3.5 w-2/5" />
      </span>
    );
  }
  if (selection !== null) {
    const id = rowKey(row);
    return (
      <SelectableCard
        row={row}
        columns={columns}
        label={selection.label(row)}
        isSelected={selection.selection.ids.has(id)}
        onToggle={() => selection.onSelect(toggle(selection.selection, id, at))}
      />
    );
  }
  return <Card row={row} columns={columns} open={open} />;
}

function Card<Row>({
  row,
  columns,
  open,
}: Pick<ListViewProps<Row>, 'columns' | 'open'> & { readonly row: Row }) {
  return (
    <div className="relative flex min-h-17 items-center gap-3 px-4 py-2.5 active:bg-surface-2">
      {titleOf(columns)?.picture?.(row)}
      <CardText row={row} columns={columns} open={open} />
      {open !== undefined && <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />}
    </div>
  );
}

function CardText<Row>({
  row,
  columns,
  open,
}: Pick<ListViewProps<Row>, 'columns' | 'open'> & { readonly row: Row }) {
  const title = titleOf(columns);
  const of = (place: ListColumn<Row>['onCard']) => columns.filter(({ onCard }) => onCard === place);
  const trailing = of('trailing');
  return (
    // The trailing part wraps below if it would leave too little room for the title.
    <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 flex-[1_1_7.5rem]">
        <RowLink
          row={row}
          open={open}
          // The link covers the card; the `trailing` part lies above it.
          className={clsx(
            title?.wraps === true ? 'line-clamp-4' : 'line-clamp-2',
            "font-medium wrap-anywhere after:absolute after:inset-0 after:content-['']",
          )}
        >
          {title?.cell(row)}
        </RowLink>
        <Details row={row} columns={of('detail')} />
        {of('below').map(({ key, cell }) => (
          <span key={key} className="mt-1 block text-14">
            {cell(row)}
          </span>
        ))}
      </span>
      {trailing.length > 0 && (
        <span className="pointer-events-none relative flex max-w-full flex-col items-end gap-1 text-14 [&_a,&_button]:pointer-events-auto">
          {trailing.map(({ key, cell }) => (
            <Fragment key={key}>{cell(row)}</Fragment>
          ))}
        </span>
      )}
    </span>
  );
}

/**
 * Puts a dot between the details that have content; it ends a line rather than starting one. Each detail
 * wraps as a whole, so that a badge breaks only if it is wider than the card. A column that truncates is
 * inline here, so that its dot stays with it.
 */
function Details<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
}) {
  const cells = columns.flatMap(({ key, cell }) => {
    const content = cell(row);
    return content === null || content === false || content === '' || content === undefined
      ? []
      : [{ key, content }];
  });
  if (cells.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-1 text-14 text-ink-3 wrap-anywhere [&_*]:whitespace-normal">
      {cells.map(({ key, content }, at) => (
        <span key={key} className="line-clamp-3 min-w-0 [&>bdi]:inline">
          {content}
          {at < cells.length - 1 && '\u00a0· '}
        </span>
      ))}
    </span>
  );
}

type SelectableCardProps<Row> = {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row>[];
  readonly label: string;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
};

function SelectableCard<Row>(props: SelectableCardProps<Row>) {
  const { row, columns, label, isSelected, onToggle } = props;
  return (
    <span
      className={clsx(
        'flex min-h-17 items-center gap-1 pr-4 pl-1.5',
        isSelected && 'bg-choice-soft',
      )}
    >
      <RowBox label={label} checked={isSelected} onChange={onToggle} />
      {/* The box is the target for keyboards and screen readers; a thumb may press anywhere. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        onClick={onToggle}
        className="flex min-w-0 flex-1 items-center gap-3 self-stretch py-2.5 text-left"
      >
        <CardText row={row} columns={columns} open={undefined} />
      </button>
    </span>
  );
}
