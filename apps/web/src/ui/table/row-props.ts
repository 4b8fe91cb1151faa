import type { KeyboardEvent } from 'react';

/** Rows that can be selected. */
export type RowChoice<Row> = {
  readonly isChosen: (row: Row) => boolean;
  readonly areChosen: 'all' | 'some' | 'none';
  readonly label: (row: Row) => string;
  readonly allLabel: string;
  readonly onChoose: (row: Row, at: number, isRange: boolean) => void;
  readonly onChooseAll: () => void;
};

/** Arrow keys between rows: one row is reached by Tab. */
export type RowKeys = {
  readonly activeRow: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocusRow: (at: number) => void;
};
