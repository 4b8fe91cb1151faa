import { Trans, useLingui } from '@lingui/react/macro';
import { personSessionsAnswerSchema } from '@muster/contract/person';
import { useQuery } from '@tanstack/react-query';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { SessionList } from '../../ui/SessionList.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { personKey } from './person-query.ts';
import { usePersonChange } from './use-person-change.ts';

/** The person's sessions, with a button to end each one, for example for a lost phone. */
export function PersonSessionsCard({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const sessions = usePersonSessions(personId);
  const offlineReason = useNeedsNetwork();
  const end = usePersonChange();
  const endThere = (sessionId: string | null) =>
    end.mutate(
      {
        name: 'end_person_sessions',
        parameters: { person_id: personId, session_id: sessionId },
      },
      {
        onSuccess: () =>
          void notify({
            id: 'sessions',
            tone: 'good',
            title: sessionId === null ? t`Signed out on all devices` : t`Signed out on that device`,
          }),
        onError: (error) =>
          void notify({
            id: 'sessions',
            tone: 'destructive',
            title: t`Sign out failed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  return (
    <Card title={t`Devices`} isFlush>
      {sessions.isPending && offlineReason === null && <SkeletonRows count={2} />}
      {(sessions.isError || (sessions.isPending && offlineReason !== null)) && (
        <ErrorState
          title={<Trans>Couldn’t load the devices</Trans>}
          onRetry={() => void sessions.refetch()}
        >
          {sessions.error === null ? offlineReason : i18n._(describeError(sessions.error))}
        </ErrorState>
      )}
      {sessions.data?.length === 0 && (
        <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
          <Trans>Not signed in anywhere.</Trans>
        </p>
      )}
      {sessions.data !== undefined && (
        <SessionList
          sessions={sessions.data}
          isBusy={end.isPending}
          disabledReason={offlineReason}
          onEnd={endThere}
          endAll={<Trans>Sign out everywhere</Trans>}
        />
      )}
    </Card>
  );
}

function usePersonSessions(personId: string) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: [...personKey(user_id, personId), 'sessions'],
    queryFn: async () => {
      const answer = await api.rpc(
        'person_sessions',
        { person_id: personId },
        personSessionsAnswerSchema,
      );
      return okOrThrow(answer).sessions;
    },
  });
}
