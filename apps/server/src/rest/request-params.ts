import type { RestCaller } from './caller.ts';
import { refuseCostlyFilters } from './query/filter-bounds.ts';
import { parseQueryParams } from './query/query-params.ts';
import type { QueryParams } from './query/types.ts';

/**
 * The parameters of a request, within what its caller may ask of the database.
 * @param queryString Without the question mark.
 * @param isCallByGet Whether what is no filter is an argument of the called function.
 * @throws RestError PGRST100, 2201B
 */
export function requestParams(
  { isTrusted }: Pick<RestCaller, 'isTrusted'>,
  queryString: string,
  isCallByGet: boolean,
): QueryParams {
  const params = parseQueryParams(queryString, isCallByGet);
  if (!isTrusted) refuseCostlyFilters(params);
  return params;
}
