import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { findPersonIds } from '../../data/people/search-people.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { BulkMenu } from './BulkMenu.tsx';
import { filtersOf } from './list-search.ts';
import { peopleList, peopleParams } from './people-query.ts';
import { usePeopleColumns, usePeopleCsv } from './use-people-columns.tsx';
import { usePeopleFilters } from './use-people-filters.ts';
import { fullName } from './use-people-words.ts';
import { PeopleViews } from './PeopleViews.tsx';

/** `/admin/employees`: everyone of the company, found while typing. */
export function PeoplePage({
  actions,
  tabs,
}: {
  readonly actions: ReactNode;
  /** The other pages of Team. */
  readonly tabs: ReactNode;
}) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Team</Trans>} actions={actions} />
      {tabs}
      <People />
    </div>
  );
}

function People() {
  const { t } = useLingui();
  const { api } = useData();
  const search = useListSearch(peopleParams);
  const filters = filtersOf(search.values);
  return (
    <ResourceList
      label={t`People in the company`}
      rows={usePagedList(peopleList, filters)}
      rowKey={({ person_id }) => person_id}
      columns={usePeopleColumns(search.values.sort)}
      open={{
        link: ({ person_id }) =>
          linkOptions({ to: '/admin/employees/$personId', params: { personId: person_id } }),
      }}
      search={search}
      searchField={{ label: t`Search people`, placeholder: t`Name or number` }}
      filters={usePeopleFilters()}
      sorts={[
        { value: 'name', column: 'name', label: t`Name` },
        { value: 'last_name', column: 'name', label: t`Last name` },
      ]}
      renderCount={(total) => <Plural value={total} one="# person" other="# people" />}
      failedTitle={t`Couldn’t load the list of people`}
      empty={{
        icon: UsersRound,
        text: <Trans>No people yet. Invite your first crew members.</Trans>,
      }}
      noMatch={<Trans>No one matches this search.</Trans>}
      bulk={{
        label: t`Chosen people`,
        selectLabel: (person) => t`Select ${fullName(person)}`,
        selectAllLabel: t`Select all results`,
        findAll: () => findPersonIds(api, filters),
        renderActions: (ids, onDone) => <BulkMenu ids={ids} onDone={onDone} />,
      }}
      csv={{ fileName: t`people`, columns: usePeopleCsv() }}
    >
      <PeopleViews search={search.values} onChoose={search.show} />
    </ResourceList>
  );
}
