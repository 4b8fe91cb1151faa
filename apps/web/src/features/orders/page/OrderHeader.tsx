import { Trans } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import { PdfButton } from '../../../kit/pdf/PdfButton.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { iconsOnPhone } from '../../../ui/button-styles.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { OrderBadge } from '../OrderBadge.tsx';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';

/** Number, vendor, label and total of an order, and what would have held it back. */
export function OrderHeader({ page }: { readonly page: ReadOrder }) {
  const { order, current, currency } = page;
  const words = useOrderWords();
  const money = useMoneyWords(currency);
  const flags = order.flags.flatMap((flag) => words.flag(flag) ?? []);
  return (
    <header className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="min-w-0 text-22 font-semibold tracking-title wrap-anywhere">
          {order.number !== null && (
            <span className="text-ink-3 tabular-nums">{order.number} </span>
          )}
          <bdi>{order.vendor?.name ?? <Trans>Order without a vendor</Trans>}</bdi>
        </h1>
        <p className="text-22 font-semibold tabular-nums">
          {money.amount(current.totals.total_cents)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <OrderBadge label={order.label} />
          {order.change !== null && (
            <StatusBadge tone="attention">{words.change(order.change)}</StatusBadge>
          )}
          {order.is_late && (
            <StatusBadge tone="danger">
              <Trans>Late</Trans>
            </StatusBadge>
          )}
          {order.delivery === 'failed' && (
            <StatusBadge tone="danger">
              <Trans>Email not delivered</Trans>
            </StatusBadge>
          )}
          {order.delivery === 'queued' && (
            <StatusBadge tone="info">
              <Trans>Email is being sent</Trans>
            </StatusBadge>
          )}
        </p>
        <div className={`shrink-0 ${iconsOnPhone}`}>
          <PdfButton
            size="sm"
            fileName={order.number ?? 'order'}
            document={() => ({ kind: 'purchase_order', order_id: order.id })}
          />
        </div>
      </div>
      {order.is_ordered && (
        <Banner
          tone={flags.length > 0 ? 'attention' : 'info'}
          title={<Trans>Already ordered at a counter</Trans>}
        >
          {flags.length > 0 && flags.join(' · ')}
        </Banner>
      )}
      {order.own_approval && (
        <Banner tone="attention">
          <Trans>Approved by the person who wrote or submitted it.</Trans>
        </Banner>
      )}
    </header>
  );
}
