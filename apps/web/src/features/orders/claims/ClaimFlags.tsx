import { Trans } from '@lingui/react/macro';
import type { ClaimRow } from '@muster/contract/claims';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { claimTones, useClaimWords } from './use-claim-words.ts';

/** A claim's state and anything that its approver should look at. */
export function ClaimFlags({
  claim: { state, paid_in, was_archived, is_unworked },
  isStateHidden = false,
}: {
  readonly claim: ClaimRow;
  readonly isStateHidden?: boolean;
}) {
  const words = useClaimWords();
  return (
    <span className="flex flex-wrap gap-x-3">
      {!isStateHidden && (
        <StatusBadge tone={claimTones[state]} look="plain">
          {state === 'approved' && paid_in !== null ? (
            <Trans>In payroll</Trans>
          ) : (
            words.state(state)
          )}
        </StatusBadge>
      )}
      {is_unworked && (
        <StatusBadge tone="attention" look="plain">
          <Trans>No work on this day</Trans>
        </StatusBadge>
      )}
      {was_archived && (
        <StatusBadge tone="attention" look="plain">
          <Trans>Project was archived</Trans>
        </StatusBadge>
      )}
    </span>
  );
}
