import { useLingui } from '@lingui/react/macro';
import type { ReceiptRow } from '@muster/contract/receipts';
import { useQuickChange } from '../use-quick-change.ts';

type Receipt = Pick<ReceiptRow, 'id' | 'version'>;

/** Moves a receipt on at one touch: approved by the office, or taken back by whose it is. */
export function useApproveReceipt() {
  const { t } = useLingui();
  const { isBusy, make } = useQuickChange('receipt');
  return {
    isBusy,
    approve: ({ id, version }: Receipt) =>
      make(
        {
          call: 'decide_receipt',
          parameters: { receipt_id: id, version, decision: 'approve', reason: null },
        },
        t`Receipt approved`,
      ),
    withdraw: ({ id, version }: Receipt) =>
      make(
        { call: 'withdraw_receipt', parameters: { receipt_id: id, version } },
        t`Receipt withdrawn`,
      ),
  };
}
