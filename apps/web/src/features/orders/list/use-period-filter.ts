import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../kit/list/list-filter.ts';

/** By the period of a day, as `daysOf` of `order-search.ts` reads it. */
export function usePeriodFilter(label: string): ListFilter {
  const { t } = useLingui();
  return {
    kind: 'select',
    key: 'period',
    label,
    allLabel: t`Any time`,
    options: [
      { value: 'this_month', label: t`This month` },
      { value: 'last_month', label: t`Last month` },
      { value: 'this_year', label: t`This year` },
      { value: 'last_year', label: t`Last year` },
    ],
  };
}
