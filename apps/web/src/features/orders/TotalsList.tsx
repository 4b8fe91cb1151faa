import { Trans } from '@lingui/react/macro';
import type { OrderTotals } from '@muster/contract/purchase-orders';
import { useMoneyWords } from './use-money-words.ts';

/** Subtotal, discount, freight and tax if there are any, and the total. */
export function TotalsList({
  totals,
  currency,
}: {
  readonly totals: OrderTotals;
  readonly currency: string;
}) {
  const money = useMoneyWords(currency);
  const rows = [
    { key: 'subtotal', name: <Trans>Subtotal</Trans>, cents: totals.subtotal_cents, isShown: true },
    {
      key: 'discount',
      name: <Trans>Discount</Trans>,
      cents: -totals.discount_cents,
      isShown: false,
    },
    { key: 'freight', name: <Trans>Freight</Trans>, cents: totals.freight_cents, isShown: false },
    { key: 'tax', name: <Trans>Sales tax</Trans>, cents: totals.tax_cents, isShown: false },
  ];
  return (
    <dl className="space-y-1.5 text-14 tabular-nums">
      {rows.map(
        ({ key, name, cents, isShown }) =>
          (isShown || cents !== 0) && (
            <div key={key} className="flex justify-between gap-6">
              <dt className="text-ink-2">{name}</dt>
              <dd>{money.amount(cents)}</dd>
            </div>
          ),
      )}
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-2 text-18 font-semibold">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{money.amount(totals.total_cents)}</dd>
      </div>
    </dl>
  );
}
