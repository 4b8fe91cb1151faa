import type { Statement } from '../db/database.ts';
import { BoundedCache } from '../tokens/bounded-cache.ts';
import {
  countedPreferences,
  countingOf,
  needsEstimate,
  rootRange,
  withRootRange,
} from './counting.ts';
import { RestError } from './errors/rest-error.ts';
import { planRead } from './plan/read-plan.ts';
import { encodeStrictly } from './query/query-string.ts';
import { fillAddress, fillStatement, shapeOf } from './query/query-template.ts';
import type { RowRange } from './query/types.ts';
import { requestParams } from './request-params.ts';
import { type Negotiated, negotiate } from './request/media-type.ts';
import {
  type Preferences,
  appliedHeaders,
  parsePreferences,
  validatePreferences,
} from './request/preferences.ts';
import { requestedRows } from './request/range.ts';
import type { Headers } from './response/overrides.ts';
import { headerOf } from './rest-request.ts';
import { type Serving, findTable, profileHeaders } from './serving.ts';
import { explainStatement, readStatement } from './sql/answer-sql.ts';

/** A planned read, ready to run. */
export type PreparedRead = {
  readonly media: Negotiated;
  /** Includes the kind of count that is made, which may differ from the requested one. */
  readonly preferences: Preferences;
  /** Headers of the response that don't depend on its rows. */
  readonly headers: Headers;
  readonly rows: RowRange;
  readonly statement: Statement;
  /** Null if no estimate is wanted. */
  readonly explain: Statement | null;
  readonly contentLocation: string;
};

/** A planned read without the values it compares with. */
type ReadTemplate = Omit<PreparedRead, 'statement' | 'explain' | 'contentLocation'> & {
  fill(values: readonly string[]): Pick<PreparedRead, 'statement' | 'explain' | 'contentLocation'>;
};

// A busy app sends a few hundred query shapes; each takes a few kilobytes.
const capacity = 500;
// Longer keys contain long lists of values, which won't be repeated.
const maxKeyLength = 2_000;

export type ReadPreparation = (serving: Serving, name: string) => Promise<PreparedRead>;

/**
 * Creates the function that plans reads of tables and views. Planning costs more than everything
 * else this process does for a request, so plans are cached for requests that differ only in the
 * values they compare with, until the schema changes.
 */
export function createReadPreparation(): ReadPreparation {
  let templates = new BoundedCache<string, ReadTemplate>(capacity);
  let plannedFor: Serving['schema'] | null = null;

  return async (serving, name) => {
    if (plannedFor !== serving.schema) {
      templates = new BoundedCache(capacity);
      plannedFor = serving.schema;
    }
    const shape = shapeOf(serving.request.queryString);
    const key = keyOf(serving, name, shape.key);
    const known = templates.get(key);
    if (known !== undefined) return { ...known, ...known.fill(shape.values) };
    if (key.length > maxKeyLength) {
      return filled(await prepareRead(serving, name, serving.request.queryString), []);
    }
    const template = await prepareTemplate(serving, name, shape.template);
    if (plannedFor === serving.schema) templates.set(key, template);
    return filled(template, shape.values);
  };
}

const filled = (template: ReadTemplate, values: readonly string[]): PreparedRead => ({
  ...template,
  ...template.fill(values),
});

function keyOf({ request, schemaName, caller }: Serving, name: string, shapeKey: string): string {
  const headers = ['accept', 'prefer', 'range'].map((header) => headerOf(request, header) ?? '');
  const bounds = caller.isTrusted ? 'trusted' : '';
  return [request.method, schemaName, name, bounds, ...headers, shapeKey].join('\n');
}

/** A refusal must quote the caller's text, so it is built from that and not from the template. */
async function prepareTemplate(
  serving: Serving,
  name: string,
  template: string,
): Promise<ReadTemplate> {
  try {
    return await prepareRead(serving, name, template);
  } catch (error) {
    if (error instanceof RestError) {
      await prepareRead(serving, name, serving.request.queryString);
    }
    throw error;
  }
}

/** @throws RestError */
async function prepareRead(
  serving: Serving,
  name: string,
  queryString: string,
): Promise<ReadTemplate> {
  const { request, schema, schemaName, settings } = serving;
  const { method } = request;
  const params = requestParams(serving.caller, queryString, false);
  const rows = requestedRows(
    method === 'GET' ? headerOf(request, 'range') : undefined,
    rootRange(params),
  );
  const table = findTable(schema, schemaName, name);
  const node = planRead(
    { name, table, source: 'relation' },
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
  const counted = countedPreferences(preferences, table);
  const form = method === 'HEAD' ? null : media.representation;
  const statement = fillStatement(readStatement(node, form, countingOf(counted, settings.maxRows)));
  const explain = needsEstimate(counted) ? fillStatement(explainStatement(node)) : null;
  const path = `/${encodeStrictly(name)}`;
  const contentLocation = fillAddress(
    params.canonical === '' ? path : `${path}?${params.canonical}`,
  );
  return {
    media,
    preferences: counted,
    headers: [
      ['content-type', media.contentType],
      ...profileHeaders(serving),
      ...appliedHeaders(preferences, ['count', 'tx', 'handling', 'timezone']),
    ],
    rows,
    fill: (values) => ({
      statement: statement(values),
      explain: explain?.(values) ?? null,
      contentLocation: contentLocation(values),
    }),
  };
}
