import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { TableColumn } from '../../ui/table/table-column.ts';
import type { TableEntry } from '../../ui/table/table-entry.ts';
import { TableFrame } from '../../ui/table/TableFrame.tsx';
import type { RowChoice } from '../../ui/table/row-props.ts';
import type { ListColumn, ListSort, RowOpening } from './list-column.ts';
import type { ReadyRows } from './list-rows.ts';
import { RowLink } from './RowLink.tsx';
import { extendTo, noSelection, toggle } from './selection.ts';
import { shareWidth, titleOf } from './fold-columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { ListSelection } from './use-selection.ts';
import type { useVirtualRows } from './use-virtual-rows.ts';

export type ListViewProps<Row> = {
  readonly label: string;
  readonly rows: ReadyRows<Row>;
  readonly entries: readonly TableEntry<Row>[];
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly open: RowOpening<Row> | undefined;
  readonly drawn: ReturnType<typeof useVirtualRows>;
  readonly selection: ListSelection<Row> | null;
};

type ListTableProps<Row> = ListViewProps<Row> & {
  readonly widthRem: number;
  readonly sorts: readonly ListSort[];
  readonly sort: string | undefined;
  readonly onSortChange: (sort: string) => void;
};

/** A list on desktops, with one line per row; of thousands, only the visible ones are rendered. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, entries, rowKey, open, drawn, selection, sorts } = props;
  const navigate = useNavigate();
  const hintId = useId();
  const idAt = (at: number) => {
    const row = rows.rowAt(at);
    return row === null ? null : rowKey(row);
  };
  const keys = useRowKeys({
    total: rows.total,
    idAt,
    choice: selection && {
      selection: selection.selection,
      onSelect: selection.onSelect,
      onSelectAll: selection.onSelectAll,
    },
  });
  const sort = sorts.find(({ value }) => value === props.sort) ?? sorts[0];
  const choice = selection === null ? undefined : toChoice(selection, rows.total, rowKey, idAt);
  const pressRow =
    open === undefined || selection !== null
      ? undefined
      : 'press' in open
        ? open.press
        : (row: Row) => void navigate(open.link(row));
  return (
    <>
      <p id={hintId} hidden>
        {selection === null ? (
          <Trans>Use the arrow keys to move between rows.</Trans>
        ) : (
          <Trans>
            Use the arrow keys to move between rows, Space to select one, and Shift with an arrow to
            select several.
          </Trans>
        )}
      </p>
      <TableFrame
        caption={props.label}
        isFitted
        columns={toTableColumns(props)}
        entries={entries.slice(drawn.first, drawn.end)}
        rowKey={rowKey}
        sort={
          sort === undefined ? null : { key: sort.column, direction: sort.direction ?? 'ascending' }
        }
        onSortChange={({ key }) => {
          const own = sorts.filter(({ column }) => column === key);
          const next = own[own.findIndex(({ value }) => value === sort?.value) + 1] ?? own[0];
          if (next !== undefined) props.onSortChange(next.value);
        }}
        onRowPress={pressRow}
        choice={choice}
        {...(open !== undefined && { keys, keysHintId: hintId })}
        part={{
          totalRows: rows.total,
          firstLine: drawn.first,
          spaceBeforePx: drawn.spaceBeforePx,
          spaceAfterPx: drawn.spaceAfterPx,
          measure: drawn.measure,
          setBody: drawn.setBody,
        }}
      />
    </>
  );
}

const boxRem = 3;

function toTableColumns<Row>({
  columns,
  sorts,
  sort,
  open,
  widthRem,
  selection,
}: ListTableProps<Row>): readonly TableColumn<Row>[] {
  const widths = shareWidth(columns, widthRem - (selection === null ? 0 : boxRem));
  const title = titleOf(columns);
  return columns.map((column, at) => {
    const { key, header, cell, align, wraps = false } = column;
    const own = sorts.filter((one) => one.column === key);
    const overflow = wraps ? 'wrap-anywhere' : 'truncate';
    const current = own.find(({ value }) => value === sort);
    return {
      key,
      // If a column has several orders, its header names the current one.
      header: current?.label ?? header,
      width: `${widths[at] ?? 0}rem`,
      isSortable: own.length > 0,
      ...(align !== undefined && { align }),
      cell:
        column !== title
          ? (row) => <div className={clsx('min-w-0', overflow)}>{cell(row)}</div>
          : (row, focus) => (
              <RowLink
                row={row}
                open={open}
                focus={focus}
                className={clsx(
                  'block max-w-full min-w-0 scroll-mt-14 scroll-mb-20 rounded-[6px] font-medium hover:underline',
                  overflow,
                )}
              >
                {cell(row)}
              </RowLink>
            ),
    };
  });
}

function toChoice<Row>(
  list: ListSelection<Row>,
  total: number,
  rowKey: (row: Row) => string,
  idAt: (at: number) => string | null,
): RowChoice<Row> {
  const { selection, onSelect, onSelectAll } = list;
  const areAll = total > 0 && selection.ids.size >= total;
  return {
    isChosen: (row) => selection.ids.has(rowKey(row)),
    areChosen: areAll ? 'all' : selection.ids.size > 0 ? 'some' : 'none',
    label: list.label,
    allLabel: list.allLabel,
    onChoose: (row, at, isRange) =>
      onSelect(isRange ? extendTo(selection, at, idAt) : toggle(selection, rowKey(row), at)),
    onChooseAll: areAll ? () => onSelect(noSelection) : onSelectAll,
  };
}
