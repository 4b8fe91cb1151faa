import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { randomId } from '../../platform/random-id.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { notify } from '../../ui/notices.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { ownDeletionRequestQuery } from './deletion-request-query.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

/** The wish to have the account deleted: made here, decided by an admin. */
export function DeletionCard({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const request = useSnapshotQuery(ownDeletionRequestQuery(user_id, personId));
  const offlineReason = useNeedsNetwork();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const change = useChangeRequest(personId);
  const latest = request.status === 'ready' ? request.data[0] : undefined;
  const isOpen = latest?.state === 'open';
  return (
    <Card title={t`Delete my account`}>
      <div className="space-y-4">
        {isOpen ? (
          <Banner tone="info" title={<Trans>You requested account deletion</Trans>}>
            <Trans>
              Requested {i18n.date(new Date(latest.created_at), { dateStyle: 'medium' })}. A company
              admin will review it.
            </Trans>
          </Banner>
        ) : (
          <p className="text-ink-2">
            <Trans>
              Your login, photo and phone number will be deleted, and you won’t be able to sign in.
              Your company will keep your hours for as long as the law requires.
            </Trans>
          </p>
        )}
        {latest?.state === 'declined' && (
          <Banner tone="attention" title={<Trans>Your last request was declined</Trans>}>
            {latest.comment}
          </Banner>
        )}
        {isOpen ? (
          <Button
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() => change.mutate({ kind: 'withdraw' })}
          >
            <Trans>Cancel request</Trans>
          </Button>
        ) : (
          <Button
            variant="dangerQuiet"
            flush
            disabledReason={offlineReason}
            onClick={() => setAsking(true)}
          >
            <Trans>Request deletion</Trans>
          </Button>
        )}
      </div>
      <ConfirmTyped
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Request account deletion?`}
        phrase={t`delete`}
        confirmLabel={t`Request deletion`}
        isBusy={change.isPending}
        onConfirm={() =>
          change.mutate({ kind: 'request', reason }, { onSettled: () => setAsking(false) })
        }
      >
        <div className="space-y-4">
          <p>
            <Trans>
              A company admin reviews your request. First sync everything on your devices, and
              download your data if you want to keep it.
            </Trans>
          </p>
          <TextArea
            label={t`Reason`}
            labelDetail={t`optional`}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </ConfirmTyped>
    </Card>
  );
}

type Change = { readonly kind: 'request'; readonly reason: string } | { readonly kind: 'withdraw' };

function useChangeRequest(personId: string) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  // One id for all tries of this visit, so that a lost answer asks once.
  const [requestId, setRequestId] = useState(randomId);
  return useVerdictMutation({
    change: (change: Change, { send }) =>
      change.kind === 'withdraw'
        ? send('withdraw_account_deletion', {})
        : send('request_account_deletion', {
            request_id: requestId,
            reason: change.reason,
          }),
    onSuccess: () => setRequestId(randomId()),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: ownDeletionRequestQuery(user_id, personId).queryKey,
      }),
  });
}
