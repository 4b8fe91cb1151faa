import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type OpenRequest, openRequestsQuery } from './open-requests-query.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';

export function DecideRequestSheet({
  request,
  onClose,
}: {
  readonly request: OpenRequest;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const [comment, setComment] = useState('');
  const name = `${request.person.first_name} ${request.person.last_name}`.trim();
  const decide = useVerdictMutation({
    change: (decision: 'accept' | 'decline', { send }) =>
      send('decide_account_deletion', {
        request_id: request.id,
        decision,
        comment,
      }),
    onSuccess: onClose,
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: openRequestsQuery(user_id).queryKey }),
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={name}
      description={request.reason ?? t`Asked to have their account deleted. No reason given.`}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={decide.isPending}
            disabledReason={offlineReason}
            onClick={() => decide.mutate('accept')}
          >
            <Trans>Delete account</Trans>
          </Button>
          <Button
            size="lg"
            isBusy={decide.isPending}
            disabledReason={
              offlineReason ?? (comment.trim() === '' ? t`Enter a reason for declining.` : null)
            }
            onClick={() => decide.mutate('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <p className="text-ink-2">
          <Trans>
            Deleting the account removes this person’s login, photo and phone number right away.
            Hours are kept for as long as the law requires. Anything on this person’s devices that
            hasn’t synced is lost.
          </Trans>
        </p>
        <TextArea
          label={t`Your answer`}
          hint={t`This person will see your answer.`}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
