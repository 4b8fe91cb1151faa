import { Trans, useLingui } from '@lingui/react/macro';
import type { BudgetCheck } from '@muster/contract/purchase-orders';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useMoneyWords } from './use-money-words.ts';
import { useOrderWords } from './use-order-words.ts';

type BudgetPlacesProps = {
  readonly places: NonNullable<BudgetCheck['places']>;
  readonly currency: string;
};

/** For admins: the rest of the budget, by code and type, and how much of it the order uses. */
export function BudgetPlaces({ places, currency }: BudgetPlacesProps) {
  const { t } = useLingui();
  const money = useMoneyWords(currency);
  const words = useOrderWords();
  return (
    <Card title={t`Budget`} isFlush>
      <div className="overflow-x-auto">
        <table className="w-full text-14 tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-ink-2 *:px-2 *:py-2 max-md:*:first:pl-4 max-md:*:last:pr-4 *:font-medium md:*:px-5">
              <th scope="col">
                <Trans>Code and type</Trans>
              </th>
              <th scope="col" className="text-right">
                <Trans>Left</Trans>
              </th>
              <th scope="col" className="text-right">
                <Trans>This order</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map(
              ({
                cost_code: code,
                cost_type: type,
                order_cents,
                left_cents,
                submitted_cents: waiting,
                is_over,
              }) => (
                <tr
                  key={`${code?.id}${type}`}
                  className="border-b border-line last:border-b-0 *:px-2 *:py-2 max-md:*:first:pl-4 max-md:*:last:pr-4 md:*:px-5"
                >
                  <th scope="row" className="text-left font-normal">
                    {code === null ? (
                      <Trans>No code</Trans>
                    ) : (
                      <bdi>{`${code.code} ${code.name}`}</bdi>
                    )}
                    <span className="block text-ink-3">{words.costType(type)}</span>
                  </th>
                  <td className="text-right">
                    {money.amount(left_cents)}
                    {waiting !== 0 && (
                      <span className="block text-ink-3">
                        <Trans>{money.amount(waiting)} waiting</Trans>
                      </span>
                    )}
                  </td>
                  <td className="text-right">
                    {money.amount(order_cents)}
                    {is_over && (
                      <span className="block *:whitespace-normal">
                        <StatusBadge tone="danger" look="plain">
                          <Trans>Over budget</Trans>
                        </StatusBadge>
                      </span>
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
