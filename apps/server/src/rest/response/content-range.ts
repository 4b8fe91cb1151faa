import type { AnswerRow } from '../sql/answer-sql.ts';

/** `0-14/15`; `*` means an empty range, or a total that wasn't counted (protocol B8). */
export function contentRange(first: number, last: number, total: number | null): string {
  const range = first <= last && total !== 0 ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
}

/** Returns the status for a range of a counted total: 200 all, 206 a part, 416 beyond its end. */
export function rangeStatus(
  offset: number,
  { rows, total }: Pick<AnswerRow, 'rows' | 'total'>,
): 200 | 206 | 416 {
  if (total === null) return 200;
  if (offset > total) return 416;
  return rows < total ? 206 : 200;
}
