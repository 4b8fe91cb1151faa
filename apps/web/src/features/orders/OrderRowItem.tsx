import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@muster/contract/purchase-orders';
import { Link } from '@tanstack/react-router';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { useMoneyWords } from './use-money-words.ts';
import { useOrderWords } from './use-order-words.ts';

type OrderRowItemProps = {
  readonly order: OrderRow;
  readonly currency: string;
  /** The order waits for the reader's approval: its author is shown instead of its state. */
  readonly isWaiting?: boolean;
};

/** One order in a short list; a press opens it. */
export function OrderRowItem({ order, currency, isWaiting = false }: OrderRowItemProps) {
  const money = useMoneyWords(currency);
  const words = useOrderWords();
  const { number, vendor, project, needed_by, author, change } = order;
  const detail = [
    isWaiting ? author.name : null,
    project?.name ?? null,
    needed_by === null ? null : words.day(needed_by),
  ].filter((text) => text !== null);
  return (
    <ListRow
      title={
        <span className="wrap-anywhere">
          {number !== null && <span className="text-ink-3 tabular-nums">{number} </span>}
          <bdi>{vendor?.name ?? <Trans>No vendor yet</Trans>}</bdi>
        </span>
      }
      detail={detail.length > 0 && <bdi>{detail.join(' · ')}</bdi>}
      trailing={
        <span className="flex flex-wrap items-baseline gap-x-3 md:flex-col md:items-end">
          <span className="font-medium text-ink-1 tabular-nums">
            {money.amount(order.total_cents)}
          </span>
          {isWaiting ? (
            order.is_late && (
              <StatusBadge tone="danger" look="plain">
                <Trans>Late</Trans>
              </StatusBadge>
            )
          ) : change === null ? (
            <OrderBadge label={order.label} look="plain" />
          ) : (
            <StatusBadge tone="attention" look="plain">
              {words.change(change)}
            </StatusBadge>
          )}
        </span>
      }
      isTrailingBelow
      render={(row) => (
        <Link to="/purchase-orders/$orderId" params={{ orderId: order.id }} {...row} />
      )}
    />
  );
}
