import { useLingui } from '@lingui/react/macro';
import { longestReceiptText, receiptPayers, receiptTypes } from '@muster/contract/receipts';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { RefObject } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import type { Form } from '../../../kit/form/use-form.ts';
import { Picker } from '../../../ui/Picker.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { JobFields } from '../JobFields.tsx';
import { orderViewQuery } from '../order-queries.ts';
import { useOrderWords } from '../use-order-words.ts';
import type { ReceiptValues } from './use-receipt-form.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** A receipt's fields. The total comes first, since it is the only one that has to be typed. */
export function ReceiptFields({
  form,
  currency,
  totalRef,
}: {
  readonly form: Form<ReceiptValues>;
  readonly currency: string;
  readonly totalRef?: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useLingui();
  const words = useReceiptWords();
  const orderWords = useOrderWords();
  const type = form.value('cost_type');
  const payer = form.value('paid_by');
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...form.text('total_cents')}
          {...(totalRef !== undefined && { ref: totalRef })}
          labelDetail={currency}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={20}
        />
        <TextField
          {...form.text('tax_cents')}
          labelDetail={t`in the total`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <JobFields project={form.value('project_id')} costCode={form.value('cost_code_id')} />
      <div className="grid grid-cols-2 items-start gap-3 max-[359px]:grid-cols-1">
        <Select
          {...type}
          options={receiptTypes.map((value) => ({ value, label: orderWords.costType(value) }))}
          onChange={({ target }) =>
            type.onChange(receiptTypes.find((one) => one === target.value) ?? type.value)
          }
        />
        <Select
          {...payer}
          options={receiptPayers.map((value) => ({ value, label: words.payer(value) }))}
          onChange={({ target }) =>
            payer.onChange(receiptPayers.find((one) => one === target.value) ?? payer.value)
          }
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 max-[359px]:grid-cols-1">
        <TextField
          {...form.text('vendor_name')}
          labelDetail={t`optional`}
          maxLength={longestReceiptText.vendor}
        />
        <TextField {...form.text('bought_on')} type="date" />
      </div>
      <OrderField form={form} />
      <TextField
        {...form.text('note')}
        labelDetail={t`optional`}
        maxLength={longestReceiptText.note}
      />
    </>
  );
}

/** The order that the receipt belongs to, chosen from those that the reader can see. */
function OrderField({ form }: { readonly form: Form<ReceiptValues> }) {
  const { role } = useIdentity();
  return role === 'admin' || role === 'supervisor' ? <OrderPicker form={form} /> : null;
}

function OrderPicker({ form }: { readonly form: Form<ReceiptValues> }) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(orderViewQuery(user_id, 'all'));
  const orders = read.status === 'ready' ? read.data.orders : [];
  const { order_id } = form.values;
  const shown = orders.filter(
    ({ id, label }) => id === order_id || label === 'approved' || label === 'sent',
  );
  if (shown.length === 0) return null;
  return (
    <Picker
      {...form.value('order_id')}
      labelDetail={t`optional`}
      icon={ShoppingCart}
      placeholder={t`No order`}
      title={t`Which order was it bought on?`}
      searchLabel={t`Search orders`}
      emptyText={t`No order found.`}
      noneLabel={t`No order`}
      options={shown.map(({ id, number, vendor, project }) => ({
        value: id,
        label: [number, vendor?.name].filter((text) => text != null).join(' '),
        detail: project?.name,
      }))}
    />
  );
}
