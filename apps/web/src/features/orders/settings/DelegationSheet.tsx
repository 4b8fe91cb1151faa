import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { DelegationList } from './DelegationList.tsx';
import { NewDelegationSheet } from './NewDelegationSheet.tsx';
import { ownDelegationsQuery } from './settings-queries.ts';

/** The people that the reader lets approve while they are away. */
export function OwnDelegationSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { user_id, person_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const [isAdding, setAdding] = useState(false);
  const result = useSnapshotQuery(ownDelegationsQuery(user_id));
  if (isAdding && result.status === 'ready') {
    return (
      <NewDelegationSheet
        people={result.data.people}
        giverId={person_id}
        onClose={() => setAdding(false)}
      />
    );
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Let someone approve for me`}
      isFlush
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            icon={Plus}
            disabledReason={offlineReason}
            onClick={() => setAdding(true)}
          >
            <Trans>Choose someone</Trans>
          </Button>
          <CancelButton onClick={onClose}>
            <Trans>Close</Trans>
          </CancelButton>
        </>
      }
    >
      {result.status === 'loading' && <SkeletonRows count={2} />}
      {result.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load this</Trans>} onRetry={result.retry}>
          {i18n._(describeError(result.error))}
        </ErrorState>
      )}
      {result.status === 'ready' && (
        <DelegationList
          delegations={result.data.delegations.filter(({ giver }) => giver.person_id === person_id)}
          emptyText={<Trans>You approve orders yourself.</Trans>}
        />
      )}
    </Sheet>
  );
}
