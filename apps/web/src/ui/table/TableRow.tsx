import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import { RowBox } from './RowBox.tsx';
import type { RowFocus, TableColumn } from './table-column.ts';
import type { RowChoice, RowKeys } from './row-props.ts';

type TableRowProps<Row> = {
  readonly row: Row;
  readonly at: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly isOpen: boolean;
  readonly onPress: ((row: Row) => void) | undefined;
  readonly measure: ((line: HTMLTableRowElement | null) => void) | undefined;
  readonly line: number | undefined;
  readonly keys: RowKeys | undefined;
  readonly choice: RowChoice<Row> | undefined;
  readonly isChosen: boolean;
};

const buttons = 'a,button,input,label,select';

/** A component of its own, so that a change in one row doesn't render the others. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, at, columns, isOpen, onPress, measure, keys, choice, isChosen } = props;
  const focus: RowFocus =
    keys === undefined
      ? {}
      : {
          tabIndex: keys.activeRow === at ? 0 : -1,
          'data-row-link': true,
          onKeyDown: keys.onKeyDown,
        };
  const press = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // Ignores presses on a button in the row, or in a sheet that such a button has opened.
    const isForRow =
      target instanceof Element && currentTarget.contains(target) && !target.closest(buttons);
    if (isForRow) onPress?.(row);
  };
  return (
    <tr
      data-row={at}
      data-index={props.line}
      ref={measure}
      aria-current={isOpen || undefined}
      {...(props.line !== undefined && { 'aria-rowindex': at + 2 })}
      {...(keys !== undefined && { onFocus: () => keys.onFocusRow(at) })}
      {...(onPress !== undefined && { onClick: press })}
      className={clsx(
        'h-14 md:h-11',
        onPress !== undefined && 'cursor-pointer',
        isOpen || isChosen
          ? 'bg-choice-soft'
          : (onPress !== undefined || choice !== undefined) && 'hover:bg-surface-2',
      )}
    >
      {choice !== undefined && (
        <td className="w-12 border-b border-line pl-2 print:hidden">
          <RowBox
            label={choice.label(row)}
            checked={isChosen}
            {...(keys !== undefined && {
              tabIndex: focus.tabIndex,
              onKeyDown: keys.onKeyDown,
            })}
            onChange={() => undefined}
            onClick={(event) => choice.onChoose(row, at, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={clsx(
            'border-b border-line px-3 py-1 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5',
            column.align === 'end' && 'text-right tabular-nums',
          )}
        >
          {column.cell(row, focus)}
        </td>
      ))}
    </tr>
  );
}

/** Shown in place of a row that is loading. */
export function RowSkeleton({
  at,
  line,
  columnCount,
  measure,
}: {
  readonly at: number;
  readonly line: number | undefined;
  readonly columnCount: number;
  readonly measure: ((line: HTMLTableRowElement | null) => void) | undefined;
}) {
  return (
    <tr data-index={line} ref={measure} aria-rowindex={at + 2} aria-busy className="h-14 md:h-11">
      <td colSpan={columnCount} className="border-b border-line px-5">
        <Skeleton className={clsx('h-3.5', at % 3 === 1 ? 'w-1/4' : 'w-2/5')} />
      </td>
    </tr>
  );
}
