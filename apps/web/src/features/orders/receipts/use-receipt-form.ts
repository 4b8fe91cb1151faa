import { useLingui } from '@lingui/react/macro';
import type { ReceiptFacts } from '@muster/contract/receipts';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import { type ReceiptDraft, resolveReceipt } from './receipt-draft.ts';

export type ReceiptValues = ReceiptDraft & { readonly photos: readonly NewPhoto[] };

type ReceiptFormOptions = {
  readonly stored: ReceiptValues;
  readonly currency: string;
  /** Version of the stored receipt; absent for a new one. */
  readonly version?: number;
  readonly save: (facts: ReceiptFacts, photos: readonly NewPhoto[]) => Promise<unknown>;
  readonly onSaved: () => void;
};

/** Runs the form that adds or edits a receipt. */
export function useReceiptForm({ stored, currency, version, save, onSaved }: ReceiptFormOptions) {
  const { t } = useLingui();
  const { region, amount } = useMoneyWords(currency);
  return useForm({
    stored,
    version,
    fields: {
      photos: { label: t`Photos` },
      total_cents: { label: t`Total`, wrong: t`Enter an amount, such as ${amount(48_60)}.` },
      tax_cents: { label: t`Tax`, wrong: t`Enter the tax that is in the total.` },
      project_id: { label: t`Project`, wrong: t`Choose a project.` },
      cost_code_id: { label: t`Cost code`, wrong: t`Choose another cost code.` },
      cost_type: { label: t`Type` },
      paid_by: { label: t`Paid by` },
      vendor_name: { label: t`Vendor` },
      bought_on: { label: t`Bought on`, wrong: t`Choose the day on the receipt.` },
      order_id: { label: t`Order`, wrong: t`Choose another order.` },
      note: { label: t`Note` },
    },
    schema: valuesReadBy((values: ReceiptValues) => {
      const resolved = resolveReceipt(values, region);
      return 'facts' in resolved
        ? { facts: { facts: resolved.facts, photos: values.photos } }
        : resolved;
    }),
    save: ({ facts, photos }) => save(facts, photos),
    onSaved,
  });
}
