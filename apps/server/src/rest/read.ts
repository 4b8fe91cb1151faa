import { apiError, rangeNotSatisfiable } from './errors/api-errors.ts';
import { planRead } from './plan/read-plan.ts';
import { encodeStrictly } from './query/query-string.ts';
import { type Located, type QueryParams, type RowRange, allRows } from './query/types.ts';
import { type Negotiated, negotiate } from './request/media-type.ts';
import {
  type Preferences,
  parsePreferences,
  preferenceApplied,
  validatePreferences,
} from './request/preferences.ts';
import { requestedRows } from './request/range.ts';
import { contentRange, rangeStatus } from './response/content-range.ts';
import { type Headers, applyOverrides } from './response/overrides.ts';
import type { RestAnswer } from './rest-request.ts';
import { type Serving, findTable, profileHeaders } from './serving.ts';
import {
  type AnswerRow,
  type Counting,
  explainStatement,
  readStatement,
} from './sql/answer-sql.ts';
import { answerInOneTrip, searchPathOf, transactionOptions } from './transaction.ts';

/** GET and HEAD of a table or view. */
export async function readRelation(serving: Serving, name: string): Promise<RestAnswer> {
  const { request, schema, schemaName, params, settings, caller, database } = serving;
  const isHead = request.method === 'HEAD';
  const rows = requestedRows(isHead ? undefined : request.headers['range'], rootRange(params));
  const table = findTable(schema, schemaName, name);
  const node = planRead(
    { name, table, source: 'relation' },
    { ...params, ranges: withRootRange(params.ranges, rows) },
    { ...serving, maxRows: settings.maxRows, allowAggregates: settings.allowAggregates },
  );
  const media = negotiate(request.headers['accept']);
  const preferences = await validatePreferences(
    parsePreferences(request.headers['prefer']),
    serving.timeZones,
  );
  const { row, plannedRows } = await answerInOneTrip(
    database,
    readStatement(
      node,
      isHead ? null : media.representation,
      counting(preferences, settings.maxRows),
    ),
    needsEstimate(preferences) ? explainStatement(node) : null,
    transactionOptions(request, caller, {
      searchPath: searchPathOf([schemaName, ...settings.extraSearchPath]),
      timezone: preferences.timezone,
      readOnly: true,
    }),
    caller,
  );
  assertOneRow(media, row);
  const counted = withTotal(row, preferences, plannedRows, settings.maxRows);
  const headers: Headers = [
    ...rangeHeaders(rows, counted),
    ['content-location', contentLocation(name, params)],
    ['content-type', media.contentType],
    ...profileHeaders(serving),
    ...appliedHeaders(preferences, ['count', 'handling', 'timezone']),
  ];
  const answer = applyOverrides(row, { status: rangeStatus(rows.offset, counted), headers });
  return { ...answer, body: isHead ? null : row.body };
}

export const rootRange = ({ ranges }: QueryParams): RowRange =>
  ranges.find(({ path }) => path.length === 0)?.value ?? allRows;

export const withRootRange = (
  ranges: readonly Located<RowRange>[],
  root: RowRange,
): Located<RowRange>[] => [
  ...ranges.filter(({ path }) => path.length > 0),
  { path: [], value: root },
];

/** `exact` counts all, `estimated` up to where an estimate takes over (protocol B12). */
export function counting({ count }: Preferences, maxRows: number | null): Counting {
  switch (count) {
    case 'exact':
      return { upTo: null };
    case 'estimated':
      return { upTo: maxRows === null ? null : maxRows + 1 };
    case 'planned':
    case null:
      return null;
  }
}

export const needsEstimate = ({ count }: Preferences): boolean =>
  count === 'planned' || count === 'estimated';

export function withTotal<Row extends Pick<AnswerRow, 'rows' | 'total'>>(
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

export const wantsOne = ({ representation }: Negotiated): boolean =>
  representation.kind === 'object';

/** @throws RestError PGRST116 when one object was asked for and there is another number of rows */
export function assertOneRow(media: Negotiated, { rows }: Pick<AnswerRow, 'rows'>): void {
  if (!wantsOne(media) || rows === 1) return;
  throw apiError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** @throws RestError PGRST103 when the range begins beyond the rows that were counted */
export function rangeHeaders(
  { offset }: RowRange,
  row: Pick<AnswerRow, 'rows' | 'total'>,
): Headers {
  const range = contentRange(offset, offset + row.rows - 1, row.total);
  if (rangeStatus(offset, row) === 416) {
    throw rangeNotSatisfiable(
      `An offset of ${offset} was requested, but there are only ${row.total} rows.`,
      { 'content-range': range },
    );
  }
  return [['content-range', range]];
}

function contentLocation(name: string, { canonical }: QueryParams): string {
  const path = `/${encodeStrictly(name)}`;
  return canonical === '' ? path : `${path}?${canonical}`;
}

export function appliedHeaders(
  preferences: Preferences,
  applied: Parameters<typeof preferenceApplied>[1],
): Headers {
  const value = preferenceApplied(preferences, applied);
  return value === null ? [] : [['preference-applied', value]];
}
