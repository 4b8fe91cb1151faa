import type { KeyboardEvent, ReactNode } from 'react';

/** What the link or button of a row needs, so that one row at a time is reached by Tab. */
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
  /** Numbers and times are at the end. */
  readonly align?: 'start' | 'end';
  /** Any CSS width; the rest is shared by content. */
  readonly width?: string;
  readonly isSortable?: boolean;
};

export type TableSort = { readonly key: string; readonly direction: 'ascending' | 'descending' };
