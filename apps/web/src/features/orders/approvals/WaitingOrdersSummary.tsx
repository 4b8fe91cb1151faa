import { Plural } from '@lingui/react/macro';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { waitingOrdersQuery } from './waiting-orders-query.ts';
import { WaitingSummary } from './WaitingSummary.tsx';

/** Orders that wait for the reader; nothing where none do. */
export function WaitingOrdersSummary() {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingOrdersQuery(user_id));
  if (read.status !== 'ready') return null;
  const waiting = read.data.orders;
  if (waiting.length === 0) return null;
  return (
    <WaitingSummary
      icon={ShoppingCart}
      title={
        <Plural
          value={waiting.length}
          one="# order is waiting for approval"
          other="# orders are waiting for approval"
        />
      }
      names={waiting.map(({ author }) => author.name)}
    />
  );
}
