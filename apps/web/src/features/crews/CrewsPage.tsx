import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCrew } from '@muster/contract/crews';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { crewListQuery } from '../../data/people/crew-list-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { wholeList } from '../../kit/list/whole-list.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { NameSheet } from './NameSheet.tsx';
import { useCrewColumns } from './use-crew-columns.tsx';

/** `/admin/crews`: every crew, who leads it and on how many projects it works. */
export function CrewsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Crews</Trans>}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setNewId(randomId())}>
            {t`New crew`}
          </Button>
        }
      />
      <Crews />
      {newId !== null && (
        <NameSheet
          crewId={newId}
          crew={null}
          onClose={() => setNewId(null)}
          onSaved={() => void navigate({ to: '/admin/crews/$crewId', params: { crewId: newId } })}
        />
      )}
    </div>
  );
}

const params = { q: anyText, which: oneOf(['archived']) };

function Crews() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const { q = '', which } = search.values;
  const isShown = ({ name, leads, archived_at }: ListedCrew) =>
    (archived_at !== null) === (which === 'archived') &&
    matchesSearch([name, ...leads].join(' '), q);
  return (
    <ResourceList
      label={t`Crews`}
      rows={wholeList(useSnapshotQuery(crewListQuery(user_id)), (crews) => crews.filter(isShown))}
      rowKey={({ id }) => id}
      columns={useCrewColumns()}
      open={{
        link: ({ id }) => linkOptions({ to: '/admin/crews/$crewId', params: { crewId: id } }),
      }}
      search={search}
      searchField={{ label: t`Search crews and leads`, placeholder: t`Crew or lead` }}
      filters={[
        {
          kind: 'chips',
          key: 'which',
          label: t`Crew status`,
          allLabel: t({ message: 'Active', context: 'crews' }),
          options: [{ value: 'archived', label: t({ message: 'Archived', context: 'crews' }) }],
        },
      ]}
      renderCount={(total) => <Plural value={total} one="# crew" other="# crews" />}
      failedTitle={t`Couldn’t load the crews`}
      empty={{
        icon: UsersRound,
        text: (
          <Trans>No crews yet. A crew is a group of people who work together under a lead.</Trans>
        ),
      }}
      noMatch={q === '' ? <Trans>No archived crews.</Trans> : <Trans>No crew matches “{q}”.</Trans>}
    />
  );
}
