import type { KeyboardEvent, ReactNode } from 'react';

/** Props for a row's link or button, so that Tab reaches one row at a time. */
export type RowFocus = {
  readonly tabIndex?: number;
  readonly 'data-row-link'?: true;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

export type TableColumn<Row> = {
  readonly key: string;
  readonly header: string;
  /** The cell that opens the row spreads `focus` on its link or button. */
  readonly cell: (row: Row, focus: RowFocus) => ReactNode;
  /** Use `end` for numbers and times. */
  readonly align?: 'start' | 'end';
  /** Any CSS width; columns without one share the rest by content. */
  readonly width?: string;
  readonly isSortable?: boolean;
};

export type TableSort = { readonly key: string; readonly direction: 'ascending' | 'descending' };
