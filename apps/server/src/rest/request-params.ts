import type { RestCaller } from './caller.ts';
import { refuseCostlyFilters } from './query/filter-bounds.ts';
import { parseQueryParams } from './query/query-params.ts';
import type { QueryParams } from './query/types.ts';

/**
 * Parses the parameters of a request, within the limits on what its caller may ask of the database.
 * @param queryString Without the question mark.
 * @param isCallByGet Whether parameters other than filters are arguments of the called function.
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
