import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { fetchLog } from './log-query.ts';
import { useLogWords } from './use-log-words.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

const pageSize = 10;

/** The messages sent to one person and those held back, with the reasons, newest first. */
export function NotificationTimeline({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const words = useLogWords();
  const offlineReason = useNeedsNetwork();
  const log = useOwnLog(personId);
  const lines = log.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const isUnreadable = log.isError || (log.isPending && offlineReason !== null);
  return (
    <>
      {log.isPending && offlineReason === null && <SkeletonRows count={4} />}
      {isUnreadable && (
        <ErrorState
          title={<Trans>Couldn’t load the notifications</Trans>}
          onRetry={() => void log.refetch()}
        >
          {log.error === null ? offlineReason : i18n._(describeError(log.error))}
        </ErrorState>
      )}
      {log.isSuccess && lines.length === 0 && (
        <p className="text-14 text-ink-3">
          <Trans>
            No notifications yet. Reminders and notifications from the last 400 days appear here.
          </Trans>
        </p>
      )}
      <Timeline
        label={t`Notifications`}
        items={lines.map((line) => {
          const tone = words.tone(line);
          return {
            id: line.id,
            time: dateTimeText(i18n, line.at),
            title: <bdi className="wrap-anywhere">{words.title(line)}</bdi>,
            detail: (
              <>
                <span className="block">{words.outcome(line)}</span>
                <span className="text-ink-3">{words.why(line)}</span>
              </>
            ),
            ...(tone !== undefined && { tone }),
          };
        })}
      />
      {log.hasNextPage && (
        <Button
          variant="quiet"
          flush
          className="mt-4"
          isBusy={log.isFetchingNextPage}
          disabledReason={offlineReason}
          onClick={() => void log.fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </>
  );
}

function useOwnLog(personId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useInfiniteQuery({
    queryKey: queryKey(user_id, 'notification_log', personId, 'person'),
    queryFn: ({ pageParam }: { pageParam: string | null }) =>
      fetchLog(api, { personId, shown: 'needed' }, pageParam, pageSize),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
}
