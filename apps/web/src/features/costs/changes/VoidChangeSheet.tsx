import { Trans, useLingui } from '@lingui/react/macro';
import { changeOrderLimits, type ChangeOrderPage } from '@muster/contract/change-orders';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';

type VoidChangeSheetProps = {
  readonly order: ChangeOrderPage['change_order'];
  readonly onClose: () => void;
};

const stored = { reason: '' };
const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

export function VoidChangeSheet({ order, onClose }: VoidChangeSheetProps) {
  const { t } = useLingui();
  const change = useChangeOrderChange();
  const form = useForm({
    stored,
    fields: { reason: { label: t`Reason`, wrong: t`Say why it’s void.` } },
    schema,
    save: ({ reason }) =>
      change.mutateAsync({
        call: 'void_change_order',
        parameters: { change_order_id: order.id, version: order.version, reason },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Void change order #${order.number}?`}
      description={
        order.state === 'approved' ? (
          <Trans>Its cost leaves the budget and its price leaves the contract.</Trans>
        ) : (
          <Trans>You can still read it. Its tickets can go on another change order.</Trans>
        )
      }
      action={<Trans>Void change order</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={2} maxLength={changeOrderLimits.reason} />
    </FormSheet>
  );
}
