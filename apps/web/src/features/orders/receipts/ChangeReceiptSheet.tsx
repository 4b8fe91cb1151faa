import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadReceipt } from '@muster/contract/receipts';
import { amountDecimals } from '@muster/domain/money/amounts';
import { decimalText } from '@muster/domain/money/decimal-text';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { notify } from '../../../ui/notices.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';
import { ReceiptFields } from './ReceiptFields.tsx';
import { useReceiptForm } from './use-receipt-form.ts';

/** Corrects a receipt before it is approved; a returned one is sent again with it. */
export function ChangeReceiptSheet({
  page,
  onClose,
}: {
  readonly page: ReadReceipt;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = usePurchasingChange();
  const { currency, receipt } = page;
  const { region } = useMoneyWords(currency);
  const typed = (cents: number) =>
    decimalText(cents, amountDecimals, region, { useGrouping: false, minimumFractionDigits: 2 });
  const isReturned = receipt.state === 'returned';
  const form = useReceiptForm({
    stored: {
      photos: [],
      total_cents: typed(receipt.total_cents),
      tax_cents: receipt.tax_cents === 0 ? '' : typed(receipt.tax_cents),
      project_id: receipt.project.id,
      cost_code_id: receipt.cost_code?.id ?? null,
      cost_type: receipt.cost_type,
      paid_by: receipt.paid_by,
      bought_on: receipt.bought_on,
      vendor_name: receipt.vendor_name ?? '',
      note: page.note ?? '',
      order_id: page.order?.id ?? null,
    },
    version: receipt.version,
    currency,
    save: (facts) =>
      change.mutateAsync({
        call: 'save_receipt',
        parameters: { receipt_id: receipt.id, version: receipt.version, facts },
      }),
    onSaved: () => {
      void notify({
        id: 'receipt',
        tone: 'good',
        title: isReturned ? t`Receipt sent again` : t`Receipt saved`,
      });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Change receipt`}
      description={isReturned && <bdi>{receipt.reason}</bdi>}
      action={isReturned ? <Trans>Send again</Trans> : <Trans>Save receipt</Trans>}
      onClose={onClose}
    >
      <ReceiptFields form={form} currency={currency} />
    </FormSheet>
  );
}
