import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimRow } from '@muster/contract/claims';
import { longestReceiptText, type ReceiptRow } from '@muster/contract/receipts';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { usePurchasingChange } from './use-purchasing-change.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReceiptText.reason)),
});

type Returned = Pick<ReceiptRow | ClaimRow, 'id' | 'version' | 'person'>;
type ReturnSheetProps = { readonly onClose: () => void } & (
  | { readonly receipt: Returned; readonly claim?: never }
  | { readonly claim: Returned; readonly receipt?: never }
);

/** Hands a receipt or a claim back to whose it is, and says why. */
export function ReturnSheet({ receipt, claim, onClose }: ReturnSheetProps) {
  const { t } = useLingui();
  const change = usePurchasingChange();
  const isReceipt = receipt !== undefined;
  const { id, version, person } = receipt ?? claim;
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Why?`, wrong: t`Say why.` } },
    schema,
    save: ({ reason }) =>
      change.mutateAsync({
        call: isReceipt ? 'decide_receipt' : 'decide_claim',
        parameters: {
          [isReceipt ? 'receipt_id' : 'claim_id']: id,
          version,
          decision: 'return',
          reason,
        },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={isReceipt ? t`Return this receipt?` : t`Return this claim?`}
      description={
        isReceipt ? (
          <Trans>
            <bdi>{person.name}</bdi> can correct it and send it again. Until then it isn’t a cost of
            the project.
          </Trans>
        ) : (
          <Trans>
            <bdi>{person.name}</bdi> can correct it and send it again. Until then it isn’t paid.
          </Trans>
        )
      }
      action={isReceipt ? <Trans>Return receipt</Trans> : <Trans>Return claim</Trans>}
      wayBack={<Trans>Back</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={3} maxLength={longestReceiptText.reason} />
    </FormSheet>
  );
}
