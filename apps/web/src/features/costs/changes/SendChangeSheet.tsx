import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrderPage } from '@muster/contract/change-orders';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { newPublicLink } from '../../../kit/link/new-public-link.ts';
import { notify } from '../../../ui/notices.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';

const lifetimes = [7, 30, 90] as const;
const schema = z.object({
  mail: z.union([z.literal(''), z.string().check(z.trim(), z.email())]),
  days: z.coerce.number(),
});

type SendChangeSheetProps = {
  readonly order: ChangeOrderPage['change_order'];
  /** The address that the last link was emailed to. */
  readonly mailedTo: string;
  readonly onSent: (link: string) => void;
  readonly onClose: () => void;
};

/** Creates the link where the customer reads and signs. Earlier links stop working. */
export function SendChangeSheet({ order, mailedTo, onSent, onClose }: SendChangeSheetProps) {
  const { t } = useLingui();
  const { platform } = useData();
  const change = useChangeOrderChange();
  const form = useForm({
    stored: { mail: mailedTo, days: '30' },
    fields: {
      mail: { label: t`Customer’s email`, wrong: t`Enter an email address.` },
      days: { label: t`Link expires after` },
    },
    schema,
    save: async ({ mail, days }) => {
      const made = await newPublicLink(platform.origin, '/change-order#');
      await change.mutateAsync({
        call: 'send_change_order',
        parameters: {
          link_id: made.id,
          change_order_id: order.id,
          version: order.version,
          facts: {
            secret_hash: made.secretHash,
            days,
            ...(mail === '' ? {} : { mail, secret: made.secret }),
          },
        },
      });
      return made.href;
    },
    onSaved: (href, { mail }) => {
      if (mail !== '') {
        void notify({ id: 'change_order', tone: 'good', title: t`The email is on its way` });
      }
      onSent(href);
    },
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
      action={
        form.values.mail.trim() === '' ? <Trans>Create link</Trans> : <Trans>Send email</Trans>
      }
      onClose={onClose}
    >
      <TextField
        {...form.text('mail')}
        labelDetail={t`optional`}
        type="email"
        autoComplete="off"
        maxLength={320}
        hint={t`Leave it empty to send the link yourself.`}
      />
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
