import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@muster/contract/purchase-orders';
import { Link } from '@tanstack/react-router';
import HandHelping from 'lucide-react/icons/hand-helping';
import Plus from 'lucide-react/icons/plus';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Suspense, useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { fillNumbers } from '../../data/orders/reserved-numbers.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { List } from '../../ui/List.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { type FoundOrders, orderViewQuery } from './order-queries.ts';
import { OrderRowItem } from './OrderRowItem.tsx';
import { PendingOrders } from './PendingOrders.tsx';
import { RequestCards } from './requests/RequestCards.tsx';
import { useLiveOrders } from './use-live-orders.ts';

const RequestSheet = lazyPart(async () => ({
  default: (await import('./requests/RequestSheet.tsx')).RequestSheet,
}));
const DelegationSheet = lazyPart(async () => ({
  default: (await import('./settings/DelegationSheet.tsx')).OwnDelegationSheet,
}));

/** Orders on the dashboard: first those that wait for the reader, then the reader's own. */
export function OrdersView() {
  const { role } = useIdentity();
  return role === 'employee' ? <EmployeeOrders /> : <BuyerOrders />;
}

function BuyerOrders() {
  const { t, i18n } = useLingui();
  const data = useData();
  const times = useTimeWords();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const [opens, setOpens] = useState<'request' | 'delegation' | null>(null);
  useLiveOrders();
  const waiting = useSnapshotQuery(orderViewQuery(user_id, 'to_decide'));
  const mine = useSnapshotQuery(orderViewQuery(user_id, 'mine'));
  // Fetch order numbers ahead of time, since a counter may have no network.
  useEffect(() => {
    if (!isOffline) void fillNumbers(data, user_id);
  }, [data, user_id, isOffline]);
  return (
    <section aria-label={t`Orders`} className="w-full max-w-reading space-y-5">
      <div className="flex flex-wrap gap-2 max-md:*:grow">
        <Link to="/purchase-orders/new" className={buttonStyles({ variant: 'primary' })}>
          <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
          <Trans>New order</Trans>
        </Link>
        <Button icon={HandHelping} onClick={() => setOpens('request')}>
          <Trans>Request</Trans>
        </Button>
      </div>
      <PendingOrders />
      {(waiting.status === 'loading' || mine.status === 'loading') && (
        <Card isFlush>
          <SkeletonRows count={4} />
        </Card>
      )}
      {mine.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the orders</Trans>} onRetry={mine.retry}>
          {i18n._(describeError(mine.error))}
        </ErrorState>
      )}
      {waiting.status === 'ready' && waiting.data.orders.length > 0 && (
        <Card title={t`Waiting for you`} isFlush>
          <Rows
            label={t`Waiting for you`}
            found={waiting.data}
            orders={waiting.data.orders}
            isWaiting
          />
        </Card>
      )}
      <RequestCards which="open" />
      {mine.status === 'ready' && waiting.status !== 'loading' && (
        <Card title={t`My orders`} isFlush>
          {mine.data.orders.length === 0 ? (
            <EmptyState icon={ShoppingCart}>
              <Trans>You haven’t ordered anything yet.</Trans>
            </EmptyState>
          ) : (
            <Rows
              label={t`My orders`}
              found={mine.data}
              orders={mine.data.orders.slice(0, shownOfMine)}
            />
          )}
        </Card>
      )}
      {mine.status === 'ready' && mine.freshness === 'stale' && (
        <p className="text-14 text-ink-3">
          <Trans>As of {times.dayAndTime(mine.asOfMs, readerZone())}</Trans>
        </p>
      )}
      <nav aria-label={t`More about orders`} className="flex flex-wrap gap-2">
        <Link to="/purchase-orders/all" className={buttonStyles()}>
          <Trans>All orders</Trans>
        </Link>
        <Link to="/purchase-orders/receipts" className={buttonStyles()}>
          <Trans>Receipts</Trans>
        </Link>
        <Link to="/purchase-orders/claims" className={buttonStyles()}>
          <Trans>Claims</Trans>
        </Link>
        <Link to="/purchase-orders/vendors" className={buttonStyles()}>
          <Trans>Vendors</Trans>
        </Link>
        <Button variant="quiet" onClick={() => setOpens('delegation')}>
          <Trans>Let someone approve for me</Trans>
        </Button>
      </nav>
      <Suspense>
        {opens === 'request' && <RequestSheet onClose={() => setOpens(null)} />}
        {opens === 'delegation' && <DelegationSheet onClose={() => setOpens(null)} />}
      </Suspense>
    </section>
  );
}

const shownOfMine = 15;

function Rows({
  label,
  found,
  orders,
  isWaiting = false,
}: {
  readonly label: string;
  readonly found: FoundOrders;
  readonly orders: readonly OrderRow[];
  readonly isWaiting?: boolean;
}) {
  return (
    <List label={label}>
      {orders.map((order) => (
        <OrderRowItem
          key={order.id}
          order={order}
          currency={found.currency}
          isWaiting={isWaiting}
        />
      ))}
    </List>
  );
}

/** An employee's own requests. */
function EmployeeOrders() {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  useLiveOrders();
  return (
    <section aria-label={t`Requests`} className="w-full max-w-reading space-y-5">
      <RequestCards which="mine" onRequest={() => setAsking(true)} />
      <nav aria-label={t`More about orders`} className="flex flex-wrap gap-2">
        <Link to="/purchase-orders/receipts" className={buttonStyles()}>
          <Trans>Receipts</Trans>
        </Link>
        <Link to="/purchase-orders/claims" className={buttonStyles()}>
          <Trans>Claims</Trans>
        </Link>
      </nav>
      <Suspense>{isAsking && <RequestSheet onClose={() => setAsking(false)} />}</Suspense>
    </section>
  );
}
