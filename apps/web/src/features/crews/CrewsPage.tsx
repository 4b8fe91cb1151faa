import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedCrew } from '@muster/contract/crews';
import { Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { crewListQuery } from '../../data/people/crew-list-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { NameSheet } from './NameSheet.tsx';
import { useCrewColumns } from './use-crew-columns.tsx';

/** `/admin/crews`: every crew, who leads it and on how many projects it works. */
export function CrewsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isAdmin = useIdentity().role === 'admin';
  const [newId, setNewId] = useState<string | null>(null);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Crews</Trans>}
        {...(isAdmin && {
          actions: (
            <Button variant="primary" icon={Plus} onClick={() => setNewId(randomId())}>
              {t`New crew`}
            </Button>
          ),
        })}
      />
      {isAdmin ? (
        <Crews />
      ) : (
        <EmptyState>
          <Trans>Only admins of the company run its crews.</Trans>
        </EmptyState>
      )}
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

function Crews() {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { user_id } = useIdentity();
  const crews = useSnapshotQuery(crewListQuery(user_id));
  const [query, setQuery] = useState('');
  const [which, setWhich] = useState<'open' | 'archived'>('open');
  if (crews.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={10} />
      </Card>
    );
  }
  if (crews.status === 'failed') {
    return (
      <Card isFlush>
        <ErrorState title={t`The crews could not be read`} onRetry={crews.retry}>
          {i18n._(describeError(crews.error))}
        </ErrorState>
      </Card>
    );
  }
  const ofKind = crews.data.filter((crew) => (crew.archived_at === null) === (which === 'open'));
  const shown = ofKind.filter(({ name, leads }) =>
    matchesSearch([name, ...leads].join(' '), query),
  );
  return (
    <Card isFlush>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-5">
        <SearchField
          label={t`Search crews and leads`}
          isLabelHidden
          value={query}
          onChange={setQuery}
          className="min-w-full flex-1 md:min-w-56"
        />
        <SegmentedControl
          label={t`Which crews`}
          isLabelHidden
          options={[
            { value: 'open', label: t`At work` },
            { value: 'archived', label: t({ message: 'Archived', context: 'crews' }) },
          ]}
          value={which}
          onChange={setWhich}
          className="min-w-full whitespace-nowrap md:min-w-0"
        />
      </div>
      <output className="block border-t border-line px-4 py-2 text-14 text-ink-2 md:px-5">
        <Plural value={shown.length} one="One crew" other="# crews" />
        {crews.freshness === 'stale' && (
          <>
            {' · '}
            <Trans>as of {words.dayAndTime(crews.asOfMs, readerZone())}</Trans>
          </>
        )}
      </output>
      <div className="border-t border-line">
        {shown.length === 0 ? (
          <EmptyState icon={UsersRound}>
            {ofKind.length > 0 ? (
              <Trans>No crew fits “{query}”.</Trans>
            ) : which === 'open' ? (
              <Trans>There is no crew yet. People who work together under a lead make one.</Trans>
            ) : (
              <Trans>No crew is archived.</Trans>
            )}
          </EmptyState>
        ) : (
          <CrewRows crews={shown} />
        )}
      </div>
    </Card>
  );
}

function CrewRows({ crews }: { readonly crews: readonly ListedCrew[] }) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const columns = useCrewColumns();
  if (isPhone) {
    return (
      <List label={t`Crews`}>
        {crews.map((crew) => (
          <ListRow
            key={crew.id}
            title={<bdi>{crew.name}</bdi>}
            detail={crew.leads.length === 0 ? t`No lead` : crew.leads.join(', ')}
            trailing={<Plural value={crew.people} one="# person" other="# people" />}
            render={(row) => (
              <Link to="/admin/crews/$crewId" params={{ crewId: crew.id }} {...row} />
            )}
          />
        ))}
      </List>
    );
  }
  return (
    <DataTable
      caption={t`Crews`}
      columns={columns}
      rows={crews}
      rowKey={({ id }) => id}
      onRowPress={({ id }) => void navigate({ to: '/admin/crews/$crewId', params: { crewId: id } })}
    />
  );
}
