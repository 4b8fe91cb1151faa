import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FoundPerson, foundPersonSchema } from '@muster/contract/platform';
import { linkOptions } from '@tanstack/react-router';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { anyText, matching } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { OpenVisit } from './OpenVisit.tsx';
import { platformList } from './platform-list.ts';
import { idForm } from './platform-forms.ts';
import { StartVisitSheet } from './StartVisitSheet.tsx';
import { usePersonWords } from './use-person-words.ts';

const params = { q: anyText, company: matching(idForm) };
const people = platformList('platform_people_found', foundPersonSchema, {
  query: '',
  company: null,
});

/** `/super-admin/people`: who someone is and where, by name or address. */
export function PeoplePage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const { q = '', company = null } = search.values;
  const [visited, setVisited] = useState<FoundPerson | null>(null);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>People</Trans>}
        description={<Trans>By the beginning of a name, or an exact email address.</Trans>}
      />
      <OpenVisit />
      {visited !== null && <StartVisitSheet person={visited} onClose={() => setVisited(null)} />}
      <ResourceList
        label={t`People`}
        rows={usePagedList(people, { query: q, company })}
        rowKey={({ person_id }) => person_id}
        columns={useColumns(setVisited)}
        open={{
          link: ({ company_id }) =>
            linkOptions({
              to: '/super-admin/companies/$companyId',
              params: { companyId: company_id },
            }),
        }}
        search={search}
        searchField={{ label: t`Search people`, placeholder: t`Name or email` }}
        filters={[
          {
            kind: 'custom',
            key: 'company',
            chip: company === null ? null : t`One company`,
            renderControl: () => null,
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# person" other="# people" />}
        failedTitle={t`Couldn’t load the list of people`}
        empty={{ icon: UsersRound, text: <Trans>Type at least two letters of a name.</Trans> }}
        noMatch={<Trans>No one matches this search.</Trans>}
      />
    </div>
  );
}

function useColumns(onVisit: (person: FoundPerson) => void): readonly ListColumn<FoundPerson>[] {
  const { t } = useLingui();
  const words = usePersonWords();
  const quiet = (text: string) => <span className="text-ink-2">{text}</span>;
  return [
    {
      key: 'name',
      header: t`Name`,
      minRem: 12,
      cell: ({ first_name, last_name }) => <bdi>{`${first_name} ${last_name}`.trim()}</bdi>,
    },
    {
      key: 'company',
      header: t`Company`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ company }) => <bdi className="text-ink-2">{company}</bdi>,
    },
    {
      key: 'role',
      header: t`Role`,
      onCard: 'detail',
      cell: ({ role }) => role !== null && quiet(words.role[role]),
    },
    {
      key: 'status',
      header: t`Status`,
      onCard: 'trailing',
      cell: ({ status }) =>
        status === 'active' ? (
          quiet(words.status[status])
        ) : (
          <StatusBadge tone="off" look="plain">
            {words.status[status]}
          </StatusBadge>
        ),
    },
    {
      key: 'visit',
      header: t`Actions`,
      isNarrow: true,
      isAlways: true,
      minRem: 6,
      align: 'end',
      onCard: 'below',
      cell: (person) =>
        person.status !== 'left' && (
          <Button
            size="sm"
            // Above the link that fills the card.
            className="relative z-10"
            aria-label={t`Visit ${`${person.first_name} ${person.last_name}`.trim()}`}
            onClick={() => onVisit(person)}
          >
            <Trans>Visit</Trans>
          </Button>
        ),
    },
  ];
}
