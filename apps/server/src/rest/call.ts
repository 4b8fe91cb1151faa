import { apiError } from './errors/api-errors.ts';
import { type CallPlan, callWithPairs, callWithPayload } from './plan/call-plan.ts';
import { findRoutine } from './plan/find-routine.ts';
import { planRead } from './plan/read-plan.ts';
import type { QueryParams } from './query/types.ts';
import { type Negotiated, bodyKind, negotiate } from './request/media-type.ts';
import { parsePayload } from './request/payload.ts';
import {
  type Preferences,
  appliedHeaders,
  parsePreferences,
  validatePreferences,
} from './request/preferences.ts';
import { requestedRows } from './request/range.ts';
import { requestParams } from './request-params.ts';
import { rangeHeaders, rootRange, withRootRange } from './counting.ts';
import { assertAtMost, assertOneRow, wantsOne } from './acceptance.ts';
import { rangeStatus } from './response/content-range.ts';
import { type Headers, applyOverrides } from './response/overrides.ts';
import { type RestAnswer, bodyOf, headerOf } from './rest-request.ts';
import { type Routine, keyOf } from './schema/types.ts';
import { type Serving, profileHeaders } from './serving.ts';
import { callInParts, partsOf } from './split-call.ts';
import { type AnswerRow, callStatement } from './sql/answer-sql.ts';
import { answerIfAccepted, answerInOneTrip, transactionOptions } from './transaction.ts';

/** GET, HEAD and POST on a function. */
export async function callRoutine(serving: Serving, name: string): Promise<RestAnswer> {
  const { request, schema, schemaName, settings } = serving;
  const params = requestParams(serving.caller, request.queryString, request.method !== 'POST');
  const { method } = request;
  const rows = requestedRows(
    method === 'GET' ? headerOf(request, 'range') : undefined,
    rootRange(params),
  );
  const plan = await planCall(serving, name, params);
  const { routine } = plan;
  const returned = routine.returns.relation;
  const node = planRead(
    {
      name: returned?.name ?? name,
      table: returned === null ? null : (schema.tables.get(keyOf(returned)) ?? null),
      source: 'result',
    },
    { ...params, ranges: withRootRange(params.ranges, rows) },
    {
      schema,
      schemaName,
      maxRows: settings.maxRows,
      allowAggregates: settings.allowAggregates,
    },
  );
  const media = negotiate(headerOf(request, 'accept'));
  const preferences = await validatePreferences(
    parsePreferences(headerOf(request, 'prefer'), settings),
    serving.timeZones,
  );
  const mayWrite = method === 'POST' && routine.volatility === 'volatile';
  const options = transactionOptions(serving, {
    timezone: preferences.timezone,
    readOnly: !mayWrite,
    timeoutMs: routine.timeoutMs,
    isUrgent: settings.urgentFunctions.includes(name),
  });
  const accept = acceptance(routine, media, preferences);
  const call = async (called: CallPlan): Promise<AnswerRow> => {
    const statement = callStatement(
      called,
      node,
      method === 'HEAD' ? null : media.representation,
      isCounted(preferences) ? { upTo: null } : null,
    );
    const row =
      mayWrite && (accept !== null || preferences.tx === 'rollback')
        ? await answerIfAccepted(serving, statement, options, { accept, ...preferences })
        : (await answerInOneTrip(serving, statement, null, options)).row;
    accept?.(row);
    return row;
  };
  const split = method === 'POST' ? settings.splitFunctions.get(name) : undefined;
  const parts = split === undefined ? null : partsOf(plan, split);
  const row =
    split === undefined || parts === null
      ? await call(plan)
      : await callInParts(parts, { answers: split.answers, media, log: request.log, call });
  return callAnswer(serving, { routine, media, preferences, row, offset: rows.offset });
}

/** Maximum length of a list among the arguments: the rows of the largest import. */
const maxListLength = 10_000;

/** The planner can't estimate a function's result, so an estimate is an exact count. */
const isCounted = ({ count }: Preferences): boolean => count === 'exact' || count === 'estimated';

async function planCall(
  { request, schema, schemaName, caller, settings }: Serving,
  name: string,
  params: QueryParams,
): Promise<CallPlan> {
  const target = { schema: schemaName, name };
  if (request.method !== 'POST') {
    const pairs = params.rpcArguments;
    const argumentNames = [...new Set(pairs.map(([argument]) => argument))].sort();
    const routine = findRoutine(schema, { routine: target, argumentNames, bodyKind: null });
    return callWithPairs(routine, pairs);
  }
  const { kind, mediaType } = bodyKind(headerOf(request, 'content-type'));
  const payload = parsePayload(kind, mediaType, await bodyOf(request), {
    columns: params.columns,
    forRoutine: true,
    maxListLength: caller.isTrusted ? Infinity : maxListLength,
    storableOnly: settings.urgentFunctions.includes(name),
  });
  const routine = findRoutine(schema, {
    routine: target,
    argumentNames: payload.keys,
    bodyKind: kind,
  });
  return callWithPayload(routine, payload);
}

/**
 * Returns a check of the number of returned rows; null if any number is valid.
 * @throws RestError PGRST128: rows can only be limited if there may be several (protocol B16)
 */
function acceptance(
  { returns }: Routine,
  media: Negotiated,
  { maxAffected, handling }: Preferences,
): ((row: AnswerRow) => void) | null {
  const limit = handling === 'strict' ? maxAffected : null;
  if (limit !== null && !returns.set) {
    throw apiError(
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    );
  }
  if (limit === null && !wantsOne(media)) return null;
  return (row) => {
    assertOneRow(media, row);
    assertAtMost(limit, row);
  };
}

function callAnswer(
  serving: Serving,
  {
    routine,
    media,
    preferences,
    row,
    offset,
  }: {
    readonly routine: Routine;
    readonly media: Negotiated;
    readonly preferences: Preferences;
    readonly row: AnswerRow;
    readonly offset: number;
  },
): RestAnswer {
  const isVoid = routine.returns.shape === 'void';
  const headers: Headers = [
    ...rangeHeaders(offset, row),
    ...(isVoid ? [] : [['content-type', media.contentType] satisfies [string, string]]),
    ...(isVoid ? [] : profileHeaders(serving)),
    ...appliedHeaders(preferences, ['count', 'tx', 'handling', 'timezone', 'max-affected']),
  ];
  const status = isVoid ? 204 : rangeStatus(offset, row);
  const answer = applyOverrides(row, { status, headers });
  const hasBody = !isVoid && serving.request.method !== 'HEAD';
  return { ...answer, body: hasBody ? row.body : null };
}
