import { Trans, useLingui } from '@lingui/react/macro';
import { amountDecimals } from '@muster/domain/money/amounts';
import { decimalText } from '@muster/domain/money/decimal-text';
import type { Form } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import type { ReceiptValues } from './use-receipt-form.ts';
import { useReceiptText } from './use-receipt-text.ts';

/** The total and the day found in a PDF file. A tap fills them in; nothing is filled in without one. */
export function ProposedFields({
  form,
  currency,
}: {
  readonly form: Form<ReceiptValues>;
  readonly currency: string;
}) {
  const { t } = useLingui();
  const { region, amount } = useMoneyWords(currency);
  const { day } = useOrderWords();
  const proposed = useReceiptText(form.values.photos);
  if (proposed === null) return null;
  const { total_cents: cents, bought_on: boughtOn } = proposed;
  const total =
    cents === null
      ? null
      : decimalText(cents, amountDecimals, region, {
          useGrouping: false,
          minimumFractionDigits: 2,
        });
  const proposals = [
    total !== null &&
      cents !== null &&
      total !== form.values.total_cents && {
        key: 'total',
        label: t`Total ${amount(cents)}`,
        use: () => form.change({ total_cents: total }),
      },
    boughtOn !== null &&
      boughtOn !== form.values.bought_on && {
        key: 'day',
        label: t`Bought on ${day(boughtOn)}`,
        use: () => form.change({ bought_on: boughtOn }),
      },
  ].filter((each) => each !== false);
  if (proposals.length === 0) return null;
  return (
    <div className="space-y-2">
      <p className="text-14 text-ink-2">
        <Trans>The file says this. Check it, then tap to use it.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {proposals.map(({ key, label, use }) => (
          <Button key={key} size="sm" onClick={use}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
