import { Trans, useLingui } from '@lingui/react/macro';
import { historyAnswerSchema } from '@muster/contract/person';
import { useInfiniteQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { personKey } from './person-query.ts';
import { useHistoryWords } from './use-history-words.ts';
import { usePersonWords } from './use-person-words.ts';

const pageSize = 12;

/** Changes to the person and their time, with the author of each, newest first. */
export function HistoryCard({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const words = usePersonWords();
  const historyWords = useHistoryWords();
  const offlineReason = useNeedsNetwork();
  const history = useHistory(personId);
  const events = history.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Card title={t`History`}>
      {history.isPending && offlineReason === null && <SkeletonRows count={4} />}
      {(history.isError || (history.isPending && offlineReason !== null)) && (
        <ErrorState
          title={<Trans>Couldn’t load the history</Trans>}
          onRetry={() => void history.refetch()}
        >
          {history.error === null ? offlineReason : i18n._(describeError(history.error))}
        </ErrorState>
      )}
      <Timeline
        label={t`History`}
        items={events.map((event) => ({
          id: event.id,
          time: words.dateTime(event.at),
          title: historyWords.what(event),
          detail: (
            <>
              <span dir="auto" className="block wrap-anywhere">
                {historyWords.changes(event).join(' · ')}
              </span>
              <span className="text-ink-3">{historyWords.who(event)}</span>
            </>
          ),
        }))}
      />
      {history.hasNextPage && (
        <Button
          variant="quiet"
          flush
          className="mt-4"
          isBusy={history.isFetchingNextPage}
          disabledReason={offlineReason}
          onClick={() => void history.fetchNextPage()}
        >
          <Trans>Show older</Trans>
        </Button>
      )}
    </Card>
  );
}

function useHistory(personId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useInfiniteQuery({
    queryKey: [...personKey(user_id, personId), 'history'],
    queryFn: async ({ pageParam }: { pageParam: { at: string; id: string } | null }) =>
      okOrThrow(
        await api.rpc(
          'person_history',
          {
            person_id: personId,
            before_at: pageParam?.at ?? null,
            before_id: pageParam?.id ?? null,
            at_most: pageSize,
          },
          historyAnswerSchema,
        ),
      ),
    initialPageParam: null,
    getNextPageParam: ({ events, has_more }) => {
      const last = events.at(-1);
      return has_more && last !== undefined ? { at: last.at, id: last.id } : null;
    },
  });
}
