import { matching } from '../../kit/list/list-params.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';

const params = { period: matching(/^\d{4}-\d{2}-\d{2}$/) };

/**
 * The pay period that the address names. It chooses the list and is no filter of it: clearing those keeps it.
 */
export function usePeriod() {
  const { values, change } = useListSearch(params);
  return { period: values.period, open: (period: string) => change({ period }) };
}
