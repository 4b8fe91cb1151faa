import { Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { SessionList } from '../../ui/SessionList.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { sessionsQuery } from './sessions-query.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

/** The person's own sessions, with a button to end each one. */
export function SessionsCard() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const sessions = useSnapshotQuery(sessionsQuery(user_id));
  const end = useEndSessions();
  const offlineReason = useNeedsNetwork();
  return (
    <Card title={t`Devices`} isFlush>
      {sessions.status === 'loading' && <SkeletonRows count={2} />}
      {sessions.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load your devices</Trans>} onRetry={sessions.retry}>
          {i18n._(describeError(sessions.error))}
        </ErrorState>
      )}
      {sessions.status === 'ready' && (
        <SessionList
          sessions={sessions.data}
          isBusy={end.isPending}
          disabledReason={offlineReason}
          onEnd={end.mutate}
          endAll={<Trans>Sign out of all other devices</Trans>}
        />
      )}
    </Card>
  );
}

/** Ends one session by its id, or every session but this one if the id is null. */
function useEndSessions() {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: (sessionId: string | null, { send }) =>
      send('end_my_sessions', { session_id: sessionId }),
    onSuccess: (_, sessionId) =>
      void notify({
        id: 'sessions',
        tone: 'good',
        title:
          sessionId === null ? t`Signed out on your other devices` : t`Signed out on that device`,
      }),
    onError: (error) =>
      void notify({
        id: 'sessions',
        tone: 'destructive',
        title: t`Sign out failed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(user_id).queryKey }),
  });
}
