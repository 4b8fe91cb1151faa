import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrderPage } from '@muster/contract/change-orders';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { newPublicLink } from '../../../kit/link/new-public-link.ts';
import { Select } from '../../../ui/Select.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';

const lifetimes = [7, 30, 90] as const;
const stored = { days: '30' };
const schema = z.object({ days: z.coerce.number() });

type SendChangeSheetProps = {
  readonly order: ChangeOrderPage['change_order'];
  readonly onSent: (link: string) => void;
  readonly onClose: () => void;
};

/** Makes the link by which the customer reads and signs; links before it end. */
export function SendChangeSheet({ order, onSent, onClose }: SendChangeSheetProps) {
  const { t } = useLingui();
  const { platform } = useData();
  const change = useChangeOrderChange();
  const form = useForm({
    stored,
    fields: { days: { label: t`Link expires after` } },
    schema,
    save: async ({ days }) => {
      const made = await newPublicLink(platform.origin, '/change-order#');
      await change.mutateAsync({
        call: 'send_change_order',
        parameters: {
          link_id: made.id,
          change_order_id: order.id,
          version: order.version,
          facts: { secret_hash: made.secretHash, days },
        },
      });
      return made.href;
    },
    onSaved: onSent,
  });
  return (
    <FormSheet
      form={form}
      title={order.state === 'draft' ? t`Send to customer` : t`New link`}
      description={
        order.state === 'draft' ? (
          <Trans>
            Send the customer a link. They read the scope and the price there, never the cost, and
            sign without an account.
          </Trans>
        ) : (
          <Trans>The link from before stops working.</Trans>
        )
      }
      action={<Trans>Create link</Trans>}
      onClose={onClose}
    >
      <Select
        {...form.text('days')}
        options={lifetimes.map((count) => ({
          value: String(count),
          label: plural(count, { one: '# day', other: '# days' }),
        }))}
      />
    </FormSheet>
  );
}
