import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRequestRow } from '@muster/contract/order-requests';
import { orderLimits } from '@muster/contract/purchase-orders';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { usePurchasingChange } from '../use-purchasing-change.ts';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(orderLimits.reason)),
});

/** A buyer says no to a request, and why. */
export function DeclineSheet({
  request,
  onClose,
}: {
  readonly request: OrderRequestRow;
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
        call: 'decline_order_request',
        parameters: { request_id: request.id, version: request.version, reason },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Decline this request?`}
      description={<bdi>{request.what}</bdi>}
      action={<Trans>Decline request</Trans>}
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={2} maxLength={orderLimits.reason} />
    </FormSheet>
  );
}
