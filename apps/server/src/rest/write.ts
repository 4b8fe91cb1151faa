import type { PlainRequest } from '../http/gateway-env.ts';
import { apiError } from './errors/api-errors.ts';
import { planRead } from './plan/read-plan.ts';
import { type WriteMethod, belowRoot, planWrite } from './plan/write-plan.ts';
import { encodeStrictly } from './query/query-string.ts';
import { type QueryParams, allRows } from './query/types.ts';
import { type Negotiated, bodyKind, negotiate } from './request/media-type.ts';
import { type Payload, parsePayload } from './request/payload.ts';
import {
  type PreferenceKind,
  type Preferences,
  appliedHeaders,
  parsePreferences,
  validatePreferences,
} from './request/preferences.ts';
import { requestedRows } from './request/range.ts';
import { requestParams } from './request-params.ts';
import { assertAtMost, assertOneRow, wantsOne } from './acceptance.ts';
import { rootRange } from './counting.ts';
import { contentRange } from './response/content-range.ts';
import { type Headers, applyOverrides } from './response/overrides.ts';
import { type RestAnswer, bodyOf, headerOf } from './rest-request.ts';
import type { Table } from './schema/types.ts';
import { type Serving, findTable, profileHeaders } from './serving.ts';
import { type AnswerRow, writeStatement } from './sql/answer-sql.ts';
import { answerIfAccepted, answerInOneTrip, transactionOptions } from './transaction.ts';

/** POST, PATCH, PUT and DELETE on a table or view. */
export async function writeRelation(
  serving: Serving,
  method: WriteMethod,
  name: string,
): Promise<RestAnswer> {
  const { request, schema, schemaName, settings } = serving;
  const params = requestParams(serving.caller, request.queryString, false);
  const rows = requestedRows(undefined, rootRange(params));
  if (method === 'PUT' && (rows.limit !== null || rows.offset !== 0)) {
    throw apiError('PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const payload = await readPayload(request, method, params);
  const table = findTable(schema, schemaName, name);
  const parsed = parsePreferences(headerOf(request, 'prefer'), settings);
  const node = planRead(
    { name, table, source: 'result' },
    {
      select: params.select,
      filters: belowRoot(params.filters),
      logic: belowRoot(params.logic),
      order: params.order,
      ranges: [...belowRoot(params.ranges), { path: [], value: allRows }],
    },
    // The rows that a change returns are never truncated, because all of them changed.
    { ...serving, maxRows: null, allowAggregates: settings.allowAggregates },
  );
  const plan = planWrite(method, table, payload, params, parsed);
  const preferences = await validatePreferences(parsed, serving.timeZones);
  const media = negotiate(headerOf(request, 'accept'));
  const wantsLocation = method === 'POST' && preferences.return === 'headers-only';
  const statement = writeStatement(
    plan,
    node,
    preferences.return === 'representation' ? media.representation : null,
    wantsLocation,
  );
  const options = transactionOptions(serving, {
    timezone: preferences.timezone,
    readOnly: false,
  });
  const accept = acceptance(method, media, preferences);
  const row =
    accept === null && preferences.tx !== 'rollback'
      ? (await answerInOneTrip(serving, statement, null, options)).row
      : await answerIfAccepted(serving, statement, options, { accept, ...preferences });
  const merges = plan.kind === 'insert' && plan.conflict?.resolution === 'merge-duplicates';
  return writeAnswer(serving, { method, table, merges, params, media, preferences, row });
}

async function readPayload(
  request: PlainRequest,
  method: WriteMethod,
  params: QueryParams,
): Promise<Payload | null> {
  if (method === 'DELETE') return null;
  const { kind, mediaType } = bodyKind(headerOf(request, 'content-type'));
  const columns = method === 'PUT' ? null : params.columns;
  return parsePayload(kind, mediaType, await bodyOf(request), { columns, forRoutine: false });
}

/** Returns a check of the number of changed rows; null if any number is valid. */
function acceptance(
  method: WriteMethod,
  media: Negotiated,
  { maxAffected, handling }: Preferences,
): ((row: AnswerRow) => void) | null {
  if (method === 'PUT') {
    return ({ rows }) => {
      if (rows === 1) return;
      throw apiError('PGRST115', 'Payload values do not match URL in primary key column(s)');
    };
  }
  const limit = method !== 'POST' && handling === 'strict' ? maxAffected : null;
  if (limit === null && !wantsOne(media)) return null;
  return (row) => {
    assertOneRow(media, row);
    assertAtMost(limit, row);
  };
}

type Written = {
  readonly method: WriteMethod;
  readonly table: Table;
  /** True if existing rows are updated instead of inserted. */
  readonly merges: boolean;
  readonly params: QueryParams;
  readonly media: Negotiated;
  readonly preferences: Preferences;
  readonly row: AnswerRow;
};

function writeAnswer(serving: Serving, written: Written): RestAnswer {
  const { media, preferences, row } = written;
  const isShown = preferences.return === 'representation';
  const headers: Headers = [
    ...locationHeaders(written),
    ...rangeHeaders(written),
    ...(isShown ? [['content-type', media.contentType] satisfies [string, string]] : []),
    ...(isShown ? profileHeaders(serving) : []),
    ...appliedHeaders(preferences, appliedKinds(written)),
  ];
  const answer = applyOverrides(row, { status: successStatus(written), headers });
  return { ...answer, body: isShown ? row.body : answer.status === 204 ? null : '' };
}

/** 201 means that something new exists; an empty response is 204 except after an insert. */
function successStatus({ method, merges, preferences, row }: Written): number {
  const isShown = preferences.return === 'representation';
  switch (method) {
    case 'POST':
      return merges && (row.inserted ?? 0) <= 0 ? 200 : 201;
    case 'PUT': {
      const created = (row.inserted ?? 0) > 0;
      return isShown ? (created ? 201 : 200) : created ? 201 : 204;
    }
    case 'PATCH':
    case 'DELETE':
      return isShown ? 200 : 204;
  }
}

function locationHeaders({ row, table }: Written): Headers {
  if (row.location === null) return [];
  const pairs = row.location.map((pair) => {
    const equals = pair.indexOf('=');
    return `${encodeStrictly(pair.slice(0, equals))}=${encodeStrictly(pair.slice(equals + 1))}`;
  });
  return [['location', `/${encodeStrictly(table.name)}?${pairs.join('&')}`]];
}

function rangeHeaders({ method, preferences, row }: Written): Headers {
  if (method === 'PUT') return [];
  const isCounted = preferences.count === 'exact' || preferences.count === 'estimated';
  const last = method === 'PATCH' ? row.rows - 1 : -1;
  return [['content-range', contentRange(0, last, isCounted ? row.rows : null)]];
}

function appliedKinds({ method, table, params }: Written): readonly PreferenceKind[] {
  const always = ['return', 'count', 'tx', 'handling', 'timezone'] as const;
  switch (method) {
    case 'POST': {
      const canConflict = table.primaryKey.length > 0 || params.onConflict !== null;
      return [...always, 'missing', ...(canConflict ? (['resolution'] as const) : [])];
    }
    case 'PATCH':
      return [...always, 'missing', 'max-affected'];
    case 'DELETE':
      return [...always, 'max-affected'];
    case 'PUT':
      return always;
  }
}
