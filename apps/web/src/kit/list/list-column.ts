import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export type ListColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The least width in rem, 8 unless stated. Where not all columns fit, the last ones fold away. */
  readonly minRem?: number;
  /** Extra room goes to the other columns: for numbers, dates and menus. */
  readonly isNarrow?: boolean;
  readonly align?: 'start' | 'end';
  /** Long text goes on in further lines instead of ending in dots; on a card, a title in up to four. */
  readonly wraps?: boolean;
  /** Never folds and cannot be hidden: for menus. */
  readonly isAlways?: boolean;
  /** Opens the row, never folds, and is the title of a phone's card; the first column unless stated. */
  readonly isTitle?: boolean;
  /** Before the words of a phone's card, such as a photo; of the title's column. */
  readonly picture?: (row: Row) => ReactNode;
  /** Where it is on a phone's card; absent: not there. `below` leaves the title the whole width in every row. */
  readonly onCard?: 'detail' | 'below' | 'trailing';
  /** Its text in a CSV file; a column without one is not in the file. */
  readonly text?: (row: Row) => string;
};

/** How a row is opened: by its first column, and by a press anywhere where rows are not selected. */
export type RowOpening<Row> =
  | { readonly link: (row: Row) => LinkProps }
  | { readonly press: (row: Row) => void };

/** An order of the rows. The first one applies when the address names none. */
export type ListSort = {
  readonly value: string;
  /** The column whose head shows it; pressing that goes on to the column's next order. */
  readonly column: string;
  readonly label: string;
  readonly direction?: 'ascending' | 'descending';
};
