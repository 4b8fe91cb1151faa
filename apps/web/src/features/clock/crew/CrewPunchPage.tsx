import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { Link, useSearch } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { fetchPunchSending, punchItemKind } from '../../../data/clock/punch-sender.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { crewPeopleQuery } from '../../../data/people/crew-people-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { groupByCrew } from './crew-groups.ts';
import { CrewSection } from './CrewSection.tsx';

const CrewPunchSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('./CrewPunchSheet.tsx'), loadTemporal()]);
  return { default: module.CrewPunchSheet };
});

/** `/time/crew`: one punch for several people, who are each asked afterward whether it is right. */
export function CrewPunchPage() {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const { user_id, person_id } = useIdentity();
  const crew = useSnapshotQuery(crewPeopleQuery(user_id));
  useFreshCrew();
  useEffect(() => {
    // If this fails now, the code is fetched again when it is needed.
    fetchPunchSending().catch(() => undefined);
  }, []);
  const others =
    crew.status === 'ready' ? crew.data.people.filter((one) => one.person_id !== person_id) : [];
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Punch for your crew</Trans>}
        description={
          crew.status === 'ready' && crew.freshness === 'stale'
            ? t`As of ${words.dayAndTime(crew.asOfMs, readerZone())}. Punches are saved and sent later.`
            : t`Select people, then choose the punch to record. Each person will be asked to confirm it.`
        }
      />
      {crew.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={8} />
        </Card>
      )}
      {crew.status === 'failed' && (
        <Card isFlush>
          <ErrorState title={t`Couldn’t load your crew`} onRetry={crew.retry}>
            {i18n._(describeError(crew.error))}
          </ErrorState>
        </Card>
      )}
      {crew.status === 'ready' && <Crew people={others} />}
    </div>
  );
}

function Crew({ people }: { readonly people: readonly BoardPerson[] }) {
  const { t } = useLingui();
  const { role } = useIdentity();
  const [query, setQuery] = useState('');
  // Set when the page was opened for one person who forgot to clock out or isn’t in.
  const { fix }: { readonly fix?: string } = useSearch({ strict: false });
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(
    new Set(fix === undefined ? [] : [fix]),
  );
  const [isPunching, setPunching] = useState(fix !== undefined);
  const shown = people.filter(({ name, crew_names, project_name }) =>
    matchesSearch([name, ...crew_names, project_name ?? ''].join(' '), query),
  );
  const chosen = people.filter(({ person_id }) => chosenIds.has(person_id));
  const count = chosen.length;

  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosenIds);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosenIds(next);
  };

  if (people.length === 0) {
    return (
      <Card>
        {role === 'admin' ? (
          <EmptyState
            icon={Users}
            action={
              <Link to="/admin/employees" className={buttonStyles()}>
                <Trans>Open Team</Trans>
              </Link>
            }
          >
            <Trans>There’s no one to punch for yet.</Trans>
          </EmptyState>
        ) : (
          <EmptyState icon={Users}>
            <Trans>No one is in your crew yet. An admin can add people.</Trans>
          </EmptyState>
        )}
      </Card>
    );
  }
  return (
    <>
      <Card isFlush>
        <div className="px-4 py-3 md:px-5">
          <SearchField label={t`Search people`} isLabelHidden value={query} onChange={setQuery} />
        </div>
        {groupByCrew(shown).map((group) => (
          <CrewSection key={group.name} group={group} chosenIds={chosenIds} onChoose={choose} />
        ))}
        {shown.length === 0 && (
          <EmptyState icon={Users}>
            <Trans>No one matches “{query}”.</Trans>
          </EmptyState>
        )}
      </Card>
      {count > 0 && (
        <section
          aria-label={t`Chosen people`}
          className="sticky bottom-20 z-20 max-md:typing:bottom-4 mx-auto flex w-full max-w-112 items-center gap-2 rounded-card border border-line bg-surface-1 py-2 pr-2 pl-4 shadow-floating md:bottom-6"
        >
          <output className="flex-1 text-14 font-medium tabular-nums">
            <Plural value={count} one="# selected" other="# selected" />
          </output>
          <Button variant="quiet" onClick={() => setChosenIds(new Set())}>
            <Trans context="selection">Clear</Trans>
          </Button>
          <Button variant="primary" onClick={() => setPunching(true)}>
            <Trans>Punch</Trans>
          </Button>
        </section>
      )}
      {isPunching && count > 0 && (
        <Suspense>
          <CrewPunchSheet
            people={chosen}
            fixed={
              (count === 1 && chosen.find((one) => one.person_id === fix && one.state === 'on')) ||
              null
            }
            onClose={() => setPunching(false)}
            onSaved={() => {
              setPunching(false);
              setChosenIds(new Set());
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Refetches once punches for others have arrived, and drops those of earlier visits. */
function useFreshCrew(): void {
  const { outbox, queryClient, platform } = useData();
  const { user_id, person_id } = useIdentity();
  const { items } = useOutbox();
  const [openedAtMs] = useState(() => platform.clock.wallMs());
  const arrived = items.filter(
    ({ kind, personId, progress }) =>
      kind === punchItemKind && personId !== person_id && progress.state === 'done',
  );
  const newest = arrived.at(-1)?.id;
  const forgettable = arrived
    .filter(({ addedAtMs }) => addedAtMs < openedAtMs)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (forgettable !== '') void outbox.forget(forgettable.split(' '));
  }, [outbox, forgettable]);
  useEffect(() => {
    if (newest === undefined) return;
    void queryClient.invalidateQueries({ queryKey: crewPeopleQuery(user_id).queryKey });
  }, [queryClient, newest, user_id]);
}
