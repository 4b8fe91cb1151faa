import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useOrderChange } from '../use-order-change.ts';

const schema = z.discriminatedUnion('how', [
  z.object({ how: z.literal('mail'), mail: z.string().check(z.trim(), z.email()) }),
  z.object({ how: z.literal('phone') }),
]);

type Values = { readonly how: 'mail' | 'phone'; readonly mail: string };

/** Sends an approved order to its vendor: by email, or it was ordered by phone. */
export function SendSheet({
  page,
  onClose,
}: {
  readonly page: ReadOrder;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useOrderChange();
  const ref = { id: page.order.id, version: page.version };
  const known = (page.in_force ?? page.current).vendor?.mail ?? '';
  const stored: Values = { how: known === '' ? 'phone' : 'mail', mail: known };

  const form = useForm({
    stored,
    fields: {
      how: { label: t`How does the vendor get it?` },
      mail: { label: t`Email`, wrong: t`Enter an email address.` },
    },
    schema,
    save: async (chosen) => {
      if (chosen.how === 'mail') {
        await change.mutateAsync({
          call: 'send_order',
          order: ref,
          parameters: { mail: chosen.mail },
        });
        return;
      }
      await change.mutateAsync({
        call: 'mark_order_sent',
        order: ref,
        parameters: { by: chosen.how },
      });
    },
    onSaved: (_, { how }) => {
      void notify({
        id: 'order',
        tone: 'good',
        title: how === 'mail' ? t`The email is on its way` : t`Marked as ordered`,
      });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Send to vendor`}
      action={
        {
          mail: <Trans>Send email</Trans>,
          phone: <Trans>Mark as ordered</Trans>,
        }[form.values.how]
      }
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('how')}
        options={[
          { value: 'mail', label: t`By email`, detail: t`The order is attached as a PDF.` },
          { value: 'phone', label: t`Already ordered by phone` },
        ]}
      />
      {form.values.how === 'mail' && (
        <TextField {...form.text('mail')} type="email" autoComplete="off" maxLength={320} />
      )}
    </FormSheet>
  );
}
