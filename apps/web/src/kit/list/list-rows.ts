/** The rows of a list from any source; `ResourceList` shows them. */
export type ListRows<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: (() => void) | undefined }
  | ReadyRows<Row>;

export type ReadyRows<Row> = {
  readonly status: 'ready';
  readonly total: number;
  /** Null while the row's page is being loaded. */
  readonly rowAt: (at: number) => Row | null;
  /** True while the rows belong to an earlier search and the new ones are loading. */
  readonly isEarlier: boolean;
  /** When the device stored them, epoch milliseconds; null if the server has just answered. */
  readonly staleSinceMs: number | null;
  /** Called with the range of visible rows, so that their pages are loaded. */
  readonly onInSight?: (first: number, end: number) => void;
  /** Loads older rows if the end of the list isn't known; null at its end. */
  readonly more?: {
    readonly isBusy: boolean;
    readonly error: Error | null;
    readonly load: () => void;
  } | null;
  /** Fetches every row, for a file. Throws `DataError`. */
  readonly fetchAll: () => Promise<readonly Row[]>;
};

/** Returns a row's current state, if it is among the loaded rows. */
export function findRow<Row>(rows: ListRows<Row>, isIt: (row: Row) => boolean): Row | null {
  if (rows.status !== 'ready') return null;
  for (let at = 0; at < rows.total; at += 1) {
    const row = rows.rowAt(at);
    if (row !== null && isIt(row)) return row;
  }
  return null;
}
