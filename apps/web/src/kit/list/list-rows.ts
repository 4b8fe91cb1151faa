/** The rows of a list, wherever they come from; `ResourceList` shows them. */
export type ListRows<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: (() => void) | undefined }
  | ReadyRows<Row>;

export type ReadyRows<Row> = {
  readonly status: 'ready';
  readonly total: number;
  /** Null while the row's page is being loaded. */
  readonly rowAt: (at: number) => Row | null;
  /** The rows answer an earlier search; the new ones are being loaded. */
  readonly isEarlier: boolean;
  /** Kept on the device since then, epoch milliseconds; null when the server has just answered. */
  readonly staleSinceMs: number | null;
  /** Hears which rows are in sight, so that their pages are loaded. */
  readonly onInSight?: (first: number, end: number) => void;
  /** Loads older rows where the end of the list is not known; null at its end. */
  readonly more?: {
    readonly isBusy: boolean;
    readonly error: Error | null;
    readonly load: () => void;
  } | null;
  /** Every row, for a file. Throws `DataError`. */
  readonly fetchAll: () => Promise<readonly Row[]>;
};

/** A row among those that are loaded, as it is now. */
export function findRow<Row>(rows: ListRows<Row>, isIt: (row: Row) => boolean): Row | null {
  if (rows.status !== 'ready') return null;
  for (let at = 0; at < rows.total; at += 1) {
    const row = rows.rowAt(at);
    if (row !== null && isIt(row)) return row;
  }
  return null;
}
