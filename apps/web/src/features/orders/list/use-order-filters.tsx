import { useLingui } from '@lingui/react/macro';
import { orderLabels } from '@muster/contract/purchase-orders';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import type { ListFilter } from '../../../kit/list/list-filter.ts';
import { useProjectFilter } from '../../../kit/list/use-project-filter.ts';
import { useOrderWords } from '../use-order-words.ts';
import { vendorChoiceQuery } from '../vendor-queries.ts';

/** By vendor, project and code. */
function usePlaceFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { everyProject, everyCostCode } = useJobs();
  const project = useProjectFilter(everyProject);
  const vendors = useSnapshotQuery(vendorChoiceQuery(user_id));
  return [
    {
      kind: 'picker',
      key: 'vendor',
      label: t`Vendor`,
      allLabel: t`All vendors`,
      searchLabel: t`Search vendors`,
      emptyText: t`No vendor found.`,
      options: (vendors.status === 'ready' ? vendors.data.vendors : []).map(({ id, name }) => ({
        value: id,
        label: name,
      })),
    },
    project,
    {
      kind: 'picker',
      key: 'code',
      label: t`Cost code`,
      allLabel: t`All cost codes`,
      searchLabel: t`Search cost codes`,
      emptyText: t`No cost code found.`,
      options: everyCostCode.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    },
  ];
}

/** Narrows the list of orders. */
export function useOrderFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const words = useOrderWords();
  return [
    {
      kind: 'select',
      key: 'view',
      label: t`Show`,
      allLabel: t`All orders`,
      options: [
        { value: 'mine', label: t`My orders` },
        { value: 'to_decide', label: t`Waiting for you` },
        { value: 'waiting', label: t`Waiting for approval` },
        { value: 'late', label: t({ message: 'Late', context: 'orders' }) },
      ],
    },
    {
      kind: 'select',
      key: 'label',
      label: t`Status`,
      allLabel: t`Any status`,
      options: orderLabels.map((label) => ({ value: label, label: words.label(label) })),
    },
    ...usePlaceFilters(),
    { kind: 'toggle', key: 'own', label: t`Own approvals`, value: 'yes' },
  ];
}

/** Filters for the spending. */
export function useSpendFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  return [
    {
      kind: 'select',
      key: 'period',
      label: t`Approved`,
      allLabel: t`Any time`,
      options: [
        { value: 'this_month', label: t`This month` },
        { value: 'last_month', label: t`Last month` },
        { value: 'this_year', label: t`This year` },
        { value: 'last_year', label: t`Last year` },
      ],
    },
    ...usePlaceFilters(),
  ];
}
