import { matching } from '../../kit/list/list-params.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';

const params = { period: matching(/^\d{4}-\d{2}-\d{2}$/) };

/** The pay period in the address. It selects the list rather than filtering it, so clearing the filters keeps it. */
export function usePeriod() {
  const { values, change } = useListSearch(params);
  return { period: values.period, open: (period: string) => change({ period }) };
}
