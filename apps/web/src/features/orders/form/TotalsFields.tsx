import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderTotals } from '@muster/contract/purchase-orders';
import type { Form } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { TotalsList } from '../TotalsList.tsx';
import type { OrderFormValues } from './use-order-form.ts';

type TotalsFieldsProps = {
  readonly form: Form<OrderFormValues>;
  readonly totals: OrderTotals;
  readonly currency: string;
};

/** Discount, freight and tax of the whole order, and the total, updated while typing. */
export function TotalsFields({ form, totals, currency }: TotalsFieldsProps) {
  const { t } = useLingui();
  const { lines } = form.values;
  const [first] = lines;
  const isOneRate = lines.every(({ tax_rate }) => tax_rate === first?.tax_rate);
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...form.text('discount_cents')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          maxLength={20}
        />
        <TextField
          {...form.text('freight_cents')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          maxLength={20}
        />
        <TextField
          label={t`Sales tax, all lines (%)`}
          className="col-span-2"
          inputMode="decimal"
          autoComplete="off"
          placeholder={isOneRate ? '0' : t`Differs by line`}
          maxLength={10}
          value={isOneRate ? (first?.tax_rate ?? '') : ''}
          onChange={({ target }) =>
            form.change({ lines: lines.map((line) => ({ ...line, tax_rate: target.value })) })
          }
        />
      </div>
      <section aria-label={t`Totals`} aria-live="polite">
        <TotalsList totals={totals} currency={currency} />
        {totals.total_cents < 0 && (
          <p role="alert" className="pt-2 text-14 text-danger-ink">
            <Trans>The discount is more than the lines come to.</Trans>
          </p>
        )}
      </section>
    </div>
  );
}
