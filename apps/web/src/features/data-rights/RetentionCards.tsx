import { Trans, useLingui } from '@lingui/react/macro';
import { removedKinds, resolveRetention, type RetentionRuns } from '@muster/contract/retention';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ErasedNamesCard } from './ErasedNamesCard.tsx';
import { retentionQuery } from './retention-query.ts';
import { useHoldWords } from './use-hold-words.ts';
import { useKindWords } from './use-kind-words.ts';

/** The records that the next nightly run deletes, and the results of the last runs. */
export function RetentionCards() {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(retentionQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={8} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load what is deleted</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  return (
    <>
      <NextRun retention={read.data} />
      <PastRuns runs={read.data.runs} />
      <ErasedNamesCard choice={read.data.erased_names} />
    </>
  );
}

function NextRun({ retention }: { readonly retention: RetentionRuns }) {
  const { t, i18n } = useLingui();
  const { names, period } = useKindWords();
  const { dayOf } = useHoldWords();
  const chosen = resolveRetention({ retention: retention.chosen });
  const at = i18n.date(new Date(retention.next_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card
      title={t`Next deletion`}
      description={
        <Trans>
          On {at}. You choose the first two periods in{' '}
          <Link
            to="/admin/settings/$section"
            params={{ section: 'retention' }}
            className="font-medium text-accent-ink underline"
          >
            How long data is kept
          </Link>
          .
        </Trans>
      }
      isFlush
    >
      <List>
        {retention.kinds.map(({ kind, before, removes, held }) => {
          const day = before === null ? null : dayOf(before);
          const kept = period(kind, chosen);
          const count = i18n.number(removes);
          const heldCount = i18n.number(held);
          return (
            <ListRow
              key={kind}
              title={names[kind]}
              detail={<Trans>Kept: {kept}</Trans>}
              trailing={
                <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
                  {held > 0 && (
                    <StatusBadge tone="attention">{t`${heldCount} on hold`}</StatusBadge>
                  )}
                  {removes === 0
                    ? t`Nothing due`
                    : day === null
                      ? count
                      : t`${count} before ${day}`}
                </span>
              }
              isTrailingBelow
            />
          );
        })}
      </List>
    </Card>
  );
}

function PastRuns({ runs }: { readonly runs: RetentionRuns['runs'] }) {
  const { t, i18n } = useLingui();
  const { names } = useKindWords();
  const { day } = useHoldWords();
  const listed = (numbers: RetentionRuns['runs'][number]['removed']) =>
    removedKinds
      .filter((kind) => (numbers[kind] ?? 0) > 0)
      .map((kind) => `${names[kind]}: ${i18n.number(numbers[kind] ?? 0)}`)
      .join(' · ');
  return (
    <Card
      title={t`Deleted so far`}
      description={<Trans>The last 30 nights, in UTC.</Trans>}
      isFlush
    >
      {runs.length === 0 ? (
        <p className="px-4 py-4 text-14 text-ink-2 md:px-5">
          <Trans>Nothing has run yet.</Trans>
        </p>
      ) : (
        <List>
          {runs.map((run) => {
            const removed = listed(run.removed);
            const held = listed(run.held);
            return (
              <ListRow
                key={run.day}
                title={day(run.day)}
                detail={
                  <>
                    <span className="block">{removed === '' ? t`Nothing was due` : removed}</span>
                    {held !== '' && (
                      <span className="block">
                        <Trans>On hold: {held}</Trans>
                      </span>
                    )}
                  </>
                }
                {...(run.ended_at === null && {
                  trailing: <StatusBadge tone="attention">{t`Goes on the next night`}</StatusBadge>,
                })}
              />
            );
          })}
        </List>
      )}
    </Card>
  );
}
