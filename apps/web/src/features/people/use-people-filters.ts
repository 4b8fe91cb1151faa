import { useLingui } from '@lingui/react/macro';
import { personRoles, personStatuses } from '@muster/contract/people';
import type { ListFilter } from '../../kit/list/list-filter.ts';
import { useCrewOptions } from './use-crew-options.ts';
import { usePeopleWords } from './use-people-words.ts';

/** Returns the list's filters besides the search. */
export function usePeopleFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const words = usePeopleWords();
  const crews = useCrewOptions();
  return [
    {
      kind: 'select',
      key: 'role',
      label: t`Role`,
      allLabel: t`All roles`,
      options: personRoles.map((value) => ({ value, label: words.role[value] })),
    },
    {
      kind: 'select',
      key: 'status',
      label: t`Status`,
      allLabel: t`Current people`,
      options: personStatuses.map((value) => ({ value, label: words.status[value] })),
    },
    {
      kind: 'picker',
      key: 'crew',
      label: t`Crew`,
      allLabel: t`All crews`,
      searchLabel: t`Search crews`,
      emptyText: t`No crew matches.`,
      options: [{ value: 'none', label: t`No crew` }, ...crews],
    },
  ];
}
