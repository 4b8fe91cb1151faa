import { Trans, useLingui } from '@lingui/react/macro';
import type { SupportVisits } from '@muster/contract/visits';
import { useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { VisitList } from './VisitList.tsx';
import { visitsQuery, visitsSubject } from './visits-query.ts';

/** Settings, Support access: whether support has to ask, its questions, and what it looked at. */
export function SupportAccessSection() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(visitsQuery(user_id, true));
  if (read.status === 'loading') return <SkeletonRows count={4} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={t`Couldn’t load support visits`} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  return <Access {...read.data} />;
}

type Change = {
  readonly call: 'answer_support_visit' | 'end_support_visit' | 'save_support_access';
  readonly parameters: Readonly<Record<string, string | boolean>>;
};

function Access({ needs_consent, visits }: SupportVisits) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const queryClient = useQueryClient();
  const offlineReason = useNeedsNetwork();
  const change = useVerdictMutation({
    change: ({ call, parameters }: Change, { send }) => send(call, parameters),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, visitsSubject) }),
  });
  const answer = (visitId: string, isGranted: boolean) =>
    change.mutate({
      call: 'answer_support_visit',
      parameters: { visit_id: visitId, is_granted: isGranted },
    });
  return (
    <div className="space-y-5">
      <Card>
        <Switch
          label={t`Ask an admin before support looks`}
          detail={
            <Trans>
              Support can read what a person sees for up to an hour, and can’t change anything. Pay,
              locations and medical facts are never shown.
            </Trans>
          }
          isOn={needs_consent}
          isDisabled={offlineReason !== null || change.isPending}
          onChange={(isOn) =>
            change.mutate({ call: 'save_support_access', parameters: { needs_consent: isOn } })
          }
        />
      </Card>
      <Card isFlush title={t`Support visits`}>
        {visits.length === 0 && (
          <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
            <Trans>Support hasn’t looked at anything.</Trans>
          </p>
        )}
        <VisitList
          visits={visits}
          ofCompany
          renderActions={({ id, state }) => {
            const common = {
              size: 'sm',
              isBusy: change.isPending,
              disabledReason: offlineReason,
            } as const;
            if (state === 'open') {
              return (
                <Button
                  {...common}
                  onClick={() =>
                    change.mutate({ call: 'end_support_visit', parameters: { visit_id: id } })
                  }
                >
                  <Trans>End visit</Trans>
                </Button>
              );
            }
            if (state !== 'waiting') return null;
            return (
              <span className="flex flex-wrap gap-3 pt-1">
                <Button {...common} variant="primary" onClick={() => answer(id, true)}>
                  <Trans>Allow</Trans>
                </Button>
                <Button {...common} onClick={() => answer(id, false)}>
                  <Trans>Refuse</Trans>
                </Button>
              </span>
            );
          }}
        />
      </Card>
    </div>
  );
}
