import { Trans } from '@lingui/react/macro';
import type { ReceiptRow } from '@muster/contract/receipts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { receiptTones, useReceiptWords } from './use-receipt-words.ts';

/** A receipt's state and what the office should look at. */
export function ReceiptFlags({
  receipt,
  isStateHidden = false,
}: {
  readonly receipt: ReceiptRow;
  readonly isStateHidden?: boolean;
}) {
  const words = useReceiptWords();
  const { state, same_as, was_archived } = receipt;
  return (
    <span className="flex flex-wrap gap-x-3">
      {!isStateHidden && (
        <StatusBadge tone={receiptTones[state]} look="plain">
          {words.state(state)}
        </StatusBadge>
      )}
      {same_as.length > 0 && (
        <StatusBadge tone="attention" look="plain">
          <Trans>May be a duplicate</Trans>
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
