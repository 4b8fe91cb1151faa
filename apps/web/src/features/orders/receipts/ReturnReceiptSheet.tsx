import { Trans, useLingui } from '@lingui/react/macro';
import { longestReceiptText, type ReceiptRow } from '@muster/contract/receipts';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { usePurchasingChange } from '../use-purchasing-change.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReceiptText.reason)),
});

/** Hands a receipt back to whose it is, and says why. */
export function ReturnReceiptSheet({
  receipt,
  onClose,
}: {
  readonly receipt: Pick<ReceiptRow, 'id' | 'version' | 'person'>;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = usePurchasingChange();
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Why?`, wrong: t`Say why.` } },
    schema,
    save: ({ reason }) =>
      change.mutateAsync({
        call: 'decide_receipt',
        parameters: {
          receipt_id: receipt.id,
          version: receipt.version,
          decision: 'return',
          reason,
        },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Return this receipt?`}
      description={
        <Trans>
          <bdi>{receipt.person.name}</bdi> can correct it and send it again. Until then it isn’t a
          cost of the project.
        </Trans>
      }
      action={<Trans>Return receipt</Trans>}
      wayBack={<Trans>Back</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={3} maxLength={longestReceiptText.reason} />
    </FormSheet>
  );
}
