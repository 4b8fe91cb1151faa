import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RowFocus } from '../../ui/table/table-column.ts';
import type { RowOpening } from './list-column.ts';

type RowLinkProps<Row> = {
  readonly row: Row;
  readonly open: RowOpening<Row> | undefined;
  readonly className: string;
  readonly focus?: RowFocus;
  readonly children: ReactNode;
};

/** The control that opens a row: a link or a button, or plain text if rows can't be opened. */
export function RowLink<Row>({ row, open, className, focus, children }: RowLinkProps<Row>) {
  if (open === undefined) return <span className={className}>{children}</span>;
  if ('link' in open) {
    return (
      <Link {...open.link(row)} {...focus} data-row className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...focus}
      data-row
      onClick={() => open.press(row)}
      className={clsx(className, 'text-left')}
    >
      {children}
    </button>
  );
}
