import { apiError } from './errors/api-errors.ts';
import type { Negotiated } from './request/media-type.ts';
import type { AnswerRow } from './sql/answer-sql.ts';

type Rows = Pick<AnswerRow, 'rows'>;

export const wantsOne = ({ representation }: Negotiated): boolean =>
  representation.kind === 'object';

/** @throws RestError PGRST116 if one object was requested and there is another number of rows */
export function assertOneRow(media: Negotiated, { rows }: Rows): void {
  if (!wantsOne(media) || rows === 1) return;
  throw apiError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** @throws RestError PGRST124 (protocol B16) */
export function assertAtMost(limit: number | null, { rows }: Rows): void {
  if (limit === null || rows <= limit) return;
  throw apiError('PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}
