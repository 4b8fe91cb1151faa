import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type ListColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The minimum width in rem, 8 by default. If not all columns fit, the last ones fold away. */
  readonly minRem?: number;
  /** Extra room goes to the other columns: for numbers, dates and menus. */
  readonly isNarrow?: boolean;
  readonly align?: 'start' | 'end';
  /** Long text wraps instead of being truncated; on a card, a title wraps to at most four lines. */
  readonly wraps?: boolean;
  /** Never folds and cannot be hidden: for menus. */
  readonly isAlways?: boolean;
  /** Opens the row, never folds, and is the title of a phone's card; the first column by default. */
  readonly isTitle?: boolean;
  /** Shown before the text of a phone's card, such as a photo; only for the title's column. */
  readonly picture?: (row: Row) => ReactNode;
  /**
   * The position on a phone's card; if absent, the column isn't on it. `below` leaves the title the full
   * width in every row.
   */
  readonly onCard?: 'detail' | 'below' | 'trailing';
  /** Its text in a CSV file; a column without one is not in the file. */
  readonly text?: (row: Row) => string;
};

/** How a row is opened: by its first column, and by a press anywhere if rows can't be selected. */
export type RowOpening<Row> =
  | { readonly link: (row: Row) => LinkProps }
  | { readonly press: (row: Row) => void };

/** An order of the rows. The first one applies when the address names none. */
export type ListSort = {
  readonly value: string;
  /** The column whose head shows it; pressing the head switches to the column's next order. */
  readonly column: string;
  readonly label: string;
  readonly direction?: 'ascending' | 'descending';
};
