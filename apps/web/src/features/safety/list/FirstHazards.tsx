import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HazardRow } from '@muster/contract/safety';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { fetchHazards, hazardsSubject } from '../hazard-list-query.ts';
import { filterOf, type HazardSearch } from '../hazard-search.ts';

/** A board or a map with more can't be read. */
const mostHazards = 200;

/** The hazards that match the filters, worst first, for a view that shows them all at once. */
export function FirstHazards({
  values,
  children,
}: {
  readonly values: HazardSearch;
  readonly children: (hazards: readonly HazardRow[]) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const filter = filterOf(values);
  const isUnfiltered = JSON.stringify(filter) === JSON.stringify(filterOf({}));
  const found = useQuery({
    queryKey: queryKey(user_id, hazardsSubject, 'first', JSON.stringify(filter)),
    queryFn: () => fetchHazards(api, filter, null, mostHazards),
  });
  if (found.data === undefined) {
    return found.failureReason === null && !found.isPaused ? (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    ) : (
      <ErrorState title={t`Couldn’t load the hazards`} onRetry={() => void found.refetch()}>
        {found.failureReason !== null && i18n._(describeError(found.failureReason))}
      </ErrorState>
    );
  }
  const { hazards, next } = found.data;
  return (
    <div className="space-y-4">
      {hazards.length === 0 ? (
        <Card>
          <p className="text-ink-2">
            {isUnfiltered ? (
              <Trans>No open hazards. See something unsafe? Report it.</Trans>
            ) : (
              <Trans>No hazards match these filters.</Trans>
            )}
          </p>
        </Card>
      ) : (
        children(hazards)
      )}
      {next !== null && (
        <p className="text-14 text-ink-3">
          <Plural
            value={mostHazards}
            one="Only the first hazard is shown. Use filters to see fewer."
            other="Only the first # hazards are shown. Use filters to see fewer."
          />
        </p>
      )}
    </div>
  );
}
