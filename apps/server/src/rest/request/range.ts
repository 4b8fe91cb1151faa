import { rangeNotSatisfiable } from '../errors/api-errors.ts';
import { type RowRange, allRows } from '../query/types.ts';

/**
 * Returns the requested rows of the resource itself: the intersection of the `Range` header, which applies only to GET,
 * and `limit` and `offset` (protocol B9 to B11).
 * @throws RestError PGRST103
 */
export function requestedRows(rangeHeader: string | undefined, byParameters: RowRange): RowRange {
  const header = rangeHeader === undefined ? allRows : parseRangeHeader(rangeHeader);
  const { limit } = byParameters;
  if (limit === 0) return byParameters;
  if (limit !== null && limit < 0) {
    throw rangeNotSatisfiable('Limit should be greater than or equal to zero.');
  }
  if (header === allRows) return byParameters;
  const offset = Math.max(header.offset, byParameters.offset);
  const end = Math.min(endOf(header), endOf(byParameters));
  return { offset, limit: end === Infinity ? null : Math.max(end - offset, 0) };
}

const endOf = ({ offset, limit }: RowRange): number => (limit === null ? Infinity : offset + limit);

function parseRangeHeader(header: string): RowRange {
  const match = /^(\d{1,15})-(\d{0,15})$/.exec(header);
  if (match === null) return allRows;
  const offset = Number(match[1]);
  const last = match[2] === '' ? null : Number(match[2]);
  if (last !== null && last < offset) {
    throw rangeNotSatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit: last === null ? null : last - offset + 1 };
}

/** Returns at most `maxRows` from the start of the range. */
export function capRows(range: RowRange, maxRows: number | null): RowRange {
  if (maxRows === null) return range;
  return { ...range, limit: range.limit === null ? maxRows : Math.min(range.limit, maxRows) };
}
