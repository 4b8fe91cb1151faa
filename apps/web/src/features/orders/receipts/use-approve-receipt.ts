import { useLingui } from '@lingui/react/macro';
import type { ReceiptRow } from '@muster/contract/receipts';
import { describeError } from '../../../data/errors/words.ts';
import { notify } from '../../../ui/notices.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';

type Receipt = Pick<ReceiptRow, 'id' | 'version'>;

/** Moves a receipt on at one touch: approved by the office, or taken back by whose it is. */
export function useApproveReceipt() {
  const { t, i18n } = useLingui();
  const change = usePurchasingChange();
  const move = (
    call: 'decide_receipt' | 'withdraw_receipt',
    { id, version }: Receipt,
    title: string,
  ): Promise<void> =>
    change
      .mutateAsync({
        call,
        parameters: {
          receipt_id: id,
          version,
          ...(call === 'decide_receipt' && { decision: 'approve', reason: null }),
        },
      })
      .then(
        () => void notify({ id: 'receipt', tone: 'good', title }),
        (error: Error) =>
          void notify({
            id: 'receipt',
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      );
  return {
    isBusy: change.isPending,
    approve: (receipt: Receipt) => move('decide_receipt', receipt, t`Receipt approved`),
    withdraw: (receipt: Receipt) => move('withdraw_receipt', receipt, t`Receipt withdrawn`),
  };
}
