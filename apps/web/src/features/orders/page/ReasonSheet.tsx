import { Trans, useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useOrderChange } from '../use-order-change.ts';

export type ReasonFor =
  | 'return'
  | 'reject'
  | 'cancel'
  | 'close'
  | 'override_submit'
  | 'override_approve';

type ReasonSheetProps = {
  readonly order: { readonly id: string; readonly version: number };
  readonly asks: ReasonFor;
  readonly onClose: () => void;
};

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(orderLimits.reason)),
});

/** Asks why an order is returned, rejected or ended, or why it may go over budget. */
export function ReasonSheet({ order, asks, onClose }: ReasonSheetProps) {
  const { t } = useLingui();
  const change = useOrderChange();
  const { title, action } = {
    return: { title: t`Return this order?`, action: <Trans>Return order</Trans> },
    reject: { title: t`Reject this order?`, action: <Trans>Reject order</Trans> },
    cancel: { title: t`Cancel this order?`, action: <Trans>Cancel order</Trans> },
    close: { title: t`Close this order?`, action: <Trans>Close order</Trans> },
    override_submit: { title: t`Submit over budget?`, action: <Trans>Submit</Trans> },
    override_approve: { title: t`Approve over budget?`, action: <Trans>Approve</Trans> },
  }[asks];
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Why?`, wrong: t`Say why.` } },
    schema,
    save: ({ reason }) => {
      switch (asks) {
        case 'cancel':
        case 'close':
          return change.mutateAsync({ call: `${asks}_order`, order, parameters: { reason } });
        case 'override_submit':
          return change.mutateAsync({
            call: 'submit_order',
            order,
            parameters: { override_reason: reason },
          });
        case 'override_approve':
          return change.mutateAsync({
            call: 'decide_order',
            order,
            parameters: { decision: 'approve', reason: null, override_reason: reason },
          });
        case 'return':
        case 'reject':
          return change.mutateAsync({
            call: 'decide_order',
            order,
            parameters: { decision: asks, reason, override_reason: null },
          });
      }
    },
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={title}
      action={action}
      wayBack={<Trans>Back</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={3} maxLength={orderLimits.reason} />
    </FormSheet>
  );
}
