import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderLine } from '@muster/contract/purchase-orders';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';

/** The lines of a stored revision. */
export function OrderLines({
  lines,
  currency,
}: {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
}) {
  const { t } = useLingui();
  const money = useMoneyWords(currency);
  const words = useOrderWords();
  if (lines.length === 0) {
    return (
      <EmptyState>
        <Trans>No lines yet.</Trans>
      </EmptyState>
    );
  }
  return (
    <List label={t`Lines`}>
      {lines.map((line) => {
        const { quantity, unit, price, price_unit, cost_code: code, cost_type: type } = line;
        const amount = `${money.quantity(quantity)} ${unit}`;
        const each = `${money.price(price)} / ${price_unit ?? unit}`;
        return (
          <ListRow
            key={line.id}
            title={<bdi className="wrap-anywhere">{line.description}</bdi>}
            detail={
              <>
                <bdi>
                  {[
                    price === 0 ? t`${amount}, price not known` : t`${amount} at ${each}`,
                    line.item_number,
                  ]
                    .filter((text) => text !== null)
                    .join(' · ')}
                </bdi>
                <br />
                <bdi>
                  {[
                    code === null ? t`No code` : `${code.code} ${code.name}`,
                    type === null ? null : words.costType(type),
                  ]
                    .filter((text) => text !== null)
                    .join(' · ')}
                </bdi>
              </>
            }
            trailing={<span className="tabular-nums">{money.amount(line.amount_cents)}</span>}
          />
        );
      })}
    </List>
  );
}
