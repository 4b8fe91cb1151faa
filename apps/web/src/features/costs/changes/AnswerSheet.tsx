import { Trans, useLingui } from '@lingui/react/macro';
import { changeOrderLimits, type ChangeOrderPage } from '@muster/contract/change-orders';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';

type AnswerSheetProps = {
  readonly order: ChangeOrderPage['change_order'];
  readonly decision: 'approved' | 'declined';
  readonly onClose: () => void;
};

const stored = { name: '', note: '' };
const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1)), note: z.string() });

/** Records an answer that the customer gave on paper or by phone. */
export function AnswerSheet({ order, decision, onClose }: AnswerSheetProps) {
  const { t } = useLingui();
  const change = useChangeOrderChange();
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Who decided for the customer?`, wrong: t`Enter a name.` },
      note: { label: t`Note` },
    },
    schema,
    save: ({ name, note }) =>
      change.mutateAsync({
        call: 'decide_change_order',
        parameters: {
          change_order_id: order.id,
          version: order.version,
          facts: { decision, name, note: note.trim() || null },
        },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={decision === 'approved' ? t`Record approval` : t`Record decline`}
      description={
        decision === 'approved' ? (
          <Trans>
            For an answer on paper or by phone. The budget grows by the cost, the contract by the
            price.
          </Trans>
        ) : (
          <Trans>
            For an answer on paper or by phone. Its tickets can go on another change order.
          </Trans>
        )
      }
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" maxLength={changeOrderLimits.name} />
      <TextArea
        {...form.text('note')}
        labelDetail={t`optional`}
        rows={2}
        maxLength={changeOrderLimits.reason}
      />
    </FormSheet>
  );
}
