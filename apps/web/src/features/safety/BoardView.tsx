import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { hazardStates } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { BandBadge } from './BandBadge.tsx';
import { DueText } from './DueText.tsx';
import { fetchHazards, hazardsSubject } from './hazard-list-query.ts';
import { filterOf, type HazardSearch } from './hazard-search.ts';
import { StateBadge } from './StateBadge.tsx';

/** More than a board can be read with. */
const mostCards = 200;

/** Hazards in columns by status, the worst first; live, and by the same filters as the list. */
export function BoardView({ values }: { readonly values: HazardSearch }) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const filter = filterOf(values);
  const found = useQuery({
    queryKey: queryKey(user_id, hazardsSubject, 'board', JSON.stringify(filter)),
    queryFn: () => fetchHazards(api, filter, null, mostCards),
  });
  if (found.data === undefined) {
    return found.failureReason === null && !found.isPaused ? (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    ) : (
      <ErrorState title={t`Couldn't load the hazards`} onRetry={() => void found.refetch()}>
        {found.failureReason !== null && i18n._(describeError(found.failureReason))}
      </ErrorState>
    );
  }
  const { hazards, next } = found.data;
  const columns = hazardStates.flatMap((state) => {
    const inState = hazards.filter((hazard) => hazard.state === state);
    return inState.length === 0 ? [] : [{ state, hazards: inState }];
  });
  return (
    <div className="space-y-4">
      {hazards.length === 0 && (
        <Card>
          <p className="text-ink-2">
            <Trans>No hazards match these filters.</Trans>
          </p>
        </Card>
      )}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {columns.map(({ state, hazards: inState }) => (
          <section key={state} className="min-w-0 space-y-2">
            <h2 className="flex min-h-8 items-center justify-between gap-2 text-14 font-medium">
              <StateBadge state={state} />
              <span className="text-ink-3 tabular-nums">{inState.length}</span>
            </h2>
            <ul className="space-y-2">
              {inState.map((hazard) => (
                <li key={hazard.id}>
                  <HazardCard hazard={hazard} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {next !== null && (
        <p className="text-14 text-ink-3">
          <Plural
            value={mostCards}
            one="Only the first hazard is shown. Narrow the filters."
            other="Only the first # hazards are shown. Narrow the filters."
          />
        </p>
      )}
    </div>
  );
}

function HazardCard({ hazard }: { readonly hazard: HazardRow }) {
  const { number, what } = hazard;
  return (
    <Link
      to="/safety/$hazardId"
      params={{ hazardId: hazard.id }}
      className="block space-y-2 rounded-card border border-line bg-surface-1 p-3 transition-colors duration-150 ease-out hover:bg-surface-2"
    >
      <span className="line-clamp-3 text-14 wrap-anywhere">
        <span className="text-ink-3 tabular-nums">#{number}</span> <bdi>{what}</bdi>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <BandBadge band={hazard.band} />
        <DueText hazard={hazard} />
      </span>
      {(hazard.assignee !== null || hazard.project !== null) && (
        <span className="block truncate text-14 text-ink-3">
          <bdi>{hazard.assignee?.name ?? hazard.project?.name}</bdi>
        </span>
      )}
    </Link>
  );
}
