import { useLingui } from '@lingui/react/macro';
import { type ClaimFacts, type ClaimRow, claimVersion } from '@muster/contract/claims';
import type { TypedValue } from '../../../data/changes/kept-change.ts';
import { useKeepChange } from '../../../data/changes/use-kept-changes.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { ordersKey } from '../orders-key.ts';
import { useQuickChange } from '../use-quick-change.ts';

/** Prefix of the outbox's record names for claims. */
export const claimRecords = 'claim:';

type Claim = Pick<ClaimRow, 'id' | 'version'>;

/** Returns the actions on claims. A new claim may wait on the device; everything else needs the server. */
export function useClaimChange() {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const refresh = () => readAgain(queryClient, ordersKey(user_id));
  const keep = useKeepChange({ onSettled: refresh });
  const { isBusy, make } = useQuickChange('claim');
  const record = (made: {
    /** The same on every retry, so that sending it twice creates one claim. */
    readonly id: string;
    readonly facts: ClaimFacts;
    readonly title: string;
    readonly typed: readonly TypedValue[];
  }) => {
    const { id, facts, title, typed } = made;
    return keep.mutateAsync({
      change: 'record_claim',
      parameters: { id, claim: { v: claimVersion, ...facts } },
      about: `${claimRecords}${id}`,
      record: `${claimRecords}${id}`,
      path: '/purchase-orders/claims',
      title,
      typed,
    });
  };
  return {
    isBusy,
    refresh,
    record,
    approve: ({ id, version }: Claim) =>
      make(
        {
          call: 'decide_claim',
          parameters: { claim_id: id, version, decision: 'approve', reason: null },
        },
        t`Claim approved`,
      ),
    withdraw: ({ id, version }: Claim) =>
      make({ call: 'withdraw_claim', parameters: { claim_id: id, version } }, t`Claim withdrawn`),
  };
}
