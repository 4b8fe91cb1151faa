import { rangeNotSatisfiable } from './errors/api-errors.ts';
import { type Located, type QueryParams, type RowRange, allRows } from './query/types.ts';
import type { Preferences } from './request/preferences.ts';
import { contentRange, rangeStatus } from './response/content-range.ts';
import type { Headers } from './response/overrides.ts';
import type { Table } from './schema/types.ts';
import type { AnswerRow, Counting } from './sql/answer-sql.ts';

type Counted = Pick<AnswerRow, 'rows' | 'total'>;

export const rootRange = ({ ranges }: Pick<QueryParams, 'ranges'>): RowRange =>
  ranges.find(({ path }) => path.length === 0)?.value ?? allRows;

export const withRootRange = (
  ranges: readonly Located<RowRange>[],
  root: RowRange,
): Located<RowRange>[] => [
  ...ranges.filter(({ path }) => path.length > 0),
  { path: [], value: root },
];

/** `exact` counts all rows, `estimated` up to the limit where an estimate takes over (protocol B12). */
export function countingOf({ count }: Preferences, maxRows: number | null): Counting {
  if (count === 'exact') return { upTo: null };
  if (count === 'estimated') return { upTo: maxRows === null ? null : maxRows + 1 };
  return null;
}

/**
 * Decides how the rows of a table are counted. The planner estimates from all rows, including those that policies hide,
 * so if there are policies, an estimate becomes an exact count of the visible rows.
 */
export function countedPreferences(preferences: Preferences, table: Table): Preferences {
  return needsEstimate(preferences) && table.isRowSecured
    ? { ...preferences, count: 'exact' }
    : preferences;
}

export const needsEstimate = ({ count }: Preferences): boolean =>
  count === 'planned' || count === 'estimated';

/** Returns the row with the requested total: counted, or the planner's estimate. */
export function withTotal<Row extends Counted>(
  row: Row,
  { count }: Preferences,
  plannedRows: number | null,
  maxRows: number | null,
): Row {
  if (count === 'planned') return { ...row, total: plannedRows };
  if (count !== 'estimated' || row.total === null) return row;
  const isBeyondCounting = row.total > (maxRows ?? -1);
  return isBeyondCounting ? { ...row, total: Math.max(row.total, plannedRows ?? 0) } : row;
}

/** @throws RestError PGRST103 if the range begins beyond the counted rows */
export function rangeHeaders(offset: number, row: Counted): Headers {
  const range = contentRange(offset, offset + row.rows - 1, row.total);
  if (rangeStatus(offset, row) === 416) {
    throw rangeNotSatisfiable(
      `An offset of ${offset} was requested, but there are only ${row.total} rows.`,
      { 'content-range': range },
    );
  }
  return [['content-range', range]];
}
