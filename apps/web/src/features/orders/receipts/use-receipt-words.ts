import { useLingui } from '@lingui/react/macro';
import type { ReceiptPayer, ReceiptState } from '@muster/contract/receipts';
import type { StatusTone } from '../../../ui/status.ts';

export const receiptTones: Readonly<Record<ReceiptState, StatusTone>> = {
  waiting: 'attention',
  approved: 'done',
  returned: 'danger',
  withdrawn: 'off',
};

export function useReceiptWords() {
  const { t } = useLingui();
  return {
    state: (state: ReceiptState): string =>
      ({
        waiting: t({ message: 'Waiting', context: 'a receipt' }),
        approved: t({ message: 'Approved', context: 'a receipt' }),
        returned: t({ message: 'Returned', context: 'a receipt' }),
        withdrawn: t({ message: 'Withdrawn', context: 'a receipt' }),
      })[state],
    payer: (payer: ReceiptPayer): string =>
      ({
        company_card: t`Company card`,
        own_money: t`Own money`,
        account: t({ message: 'Account', context: 'at a vendor' }),
      })[payer],
  };
}
