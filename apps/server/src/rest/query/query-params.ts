import { RestError } from '../errors/rest-error.ts';
import { looksLikeTest, test, wholeValue } from './filter.ts';
import { parseLogic } from './logic.ts';
import { names, treePath } from './names.ts';
import { orderTerms } from './order.ts';
import { type QueryPair, canonicalQueryString, parseQueryString } from './query-string.ts';
import { parseWhole } from './scanner.ts';
import { selectItems } from './select.ts';
import type { EmbedPath, Filter, Located, OrderTerm, QueryParams, RowRange } from './types.ts';

/** More parameters than any client sends; each one may become a condition of the statement. */
const maxParameters = 200;

/**
 * Parses the parameters of a request.
 * @param queryString Without the question mark.
 * @param isCallByGet Whether parameters other than filters are arguments of the called function.
 * @throws RestError PGRST100
 */
export function parseQueryParams(queryString: string, isCallByGet: boolean): QueryParams {
  const pairs = parseQueryString(queryString);
  if (pairs.length > maxParameters) {
    throw new RestError({
      status: 400,
      code: 'PGRST100',
      message: `A request has at most ${maxParameters} query parameters`,
    });
  }
  const sorted = sortPairs(pairs, isCallByGet);
  return {
    // Evaluated in this order, so that the first error is the one that upstream reports.
    order: sorted.order.map(parseOrder),
    logic: sorted.logic.map(([name, value]) => parseLogic(name, value)),
    columns: optional(sorted.columns, (value) =>
      parseWhole(value, `failed to parse columns parameter (${value})`, names),
    ),
    select: parseWhole(
      sorted.select ?? '*',
      `failed to parse select parameter (${sorted.select ?? '*'})`,
      selectItems,
    ),
    filters: sorted.filters.map(parseFilter),
    ranges: parseRanges(sorted.limits, sorted.offsets),
    onConflict: optional(sorted.onConflict, (value) =>
      parseWhole(value, `failed to parse on_conflict parameter (${value})`, names),
    ),
    rpcArguments: sorted.rpcArguments,
    canonical: canonicalQueryString(pairs),
  };
}

type Pair = readonly [name: string, value: string];

function sortPairs(pairs: readonly QueryPair[], isCallByGet: boolean) {
  const sorted = {
    select: null as string | null,
    columns: null as string | null,
    onConflict: null as string | null,
    order: [] as Pair[],
    logic: [] as Pair[],
    limits: [] as Pair[],
    offsets: [] as Pair[],
    filters: [] as Pair[],
    rpcArguments: [] as Pair[],
  };
  for (const [name, value] of pairs) {
    if (value === null) continue;
    const pair: Pair = [name, value];
    if (name === 'select') sorted.select ??= value;
    else if (name === 'columns') sorted.columns ??= value;
    else if (name === 'on_conflict') sorted.onConflict ??= value;
    else {
      const list = listOf(name.slice(name.lastIndexOf('.') + 1));
      if (list !== null) sorted[list].push(pair);
      else if (isCallByGet && !name.includes('.') && !looksLikeTest(value)) {
        sorted.rpcArguments.push(pair);
      } else sorted.filters.push(pair);
    }
  }
  return sorted;
}

/** Returns the list for a parameter whose name, or its last part, is reserved. */
function listOf(word: string): 'order' | 'logic' | 'limits' | 'offsets' | null {
  switch (word) {
    case 'order':
      return 'order';
    case 'and':
    case 'or':
      return 'logic';
    case 'limit':
      return 'limits';
    case 'offset':
      return 'offsets';
    default:
      return null;
  }
}

function parseFilter([key, value]: Pair): Located<Filter> {
  const { path, field } = parseTreePath(key);
  const condition = parseWhole(value, `failed to parse filter (${value})`, (scanner) =>
    test(scanner, wholeValue),
  );
  return { path, value: { kind: 'filter', field, ...condition } };
}

function parseOrder([key, value]: Pair): Located<readonly OrderTerm[]> {
  const { path } = parseTreePath(key);
  return { path, value: parseWhole(value, `failed to parse order (${value})`, orderTerms) };
}

const parseTreePath = (key: string) =>
  parseWhole(key, `failed to parse tree path (${key})`, treePath);

/** Returns one range for each place with a limit, an offset or both. Values that aren't numbers are ignored. */
function parseRanges(limits: readonly Pair[], offsets: readonly Pair[]): Located<RowRange>[] {
  const ranges = new Map<string, { path: EmbedPath; limit: number | null; offset: number }>();
  for (const [list, part] of [
    [limits, 'limit'],
    [offsets, 'offset'],
  ] as const) {
    for (const [key, value] of list) {
      const { path } = parseTreePath(key);
      const range = ranges.get(path.join('.')) ?? { path, limit: null, offset: 0 };
      const given = wholeNumber(value);
      // A negative offset counts as 0; a negative limit is refused where it is used.
      const amount = given === null ? range[part] : part === 'offset' ? Math.max(0, given) : given;
      ranges.set(path.join('.'), { ...range, [part]: amount });
    }
  }
  return [...ranges.values()].map(({ path, limit, offset }) => ({
    path,
    value: { limit, offset },
  }));
}

function wholeNumber(text: string): number | null {
  if (!/^-?\d+$/.test(text)) return null;
  const bound = Number.MAX_SAFE_INTEGER;
  return Math.max(-bound, Math.min(bound, Number(text)));
}

const optional = <T>(value: string | null, parse: (value: string) => T): T | null =>
  value === null ? null : parse(value);
