import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { waitingOrdersQuery } from './waiting-orders-query.ts';

/** One line on Today: how many orders wait for the reader, and whose; nothing where none do. */
export function WaitingOrdersSummary() {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingOrdersQuery(user_id));
  if (read.status !== 'ready') return null;
  const waiting = read.data.orders;
  if (waiting.length === 0) return null;
  return (
    <ListRow
      leading={<ShoppingCart aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural
            value={waiting.length}
            one="# order is waiting for approval"
            other="# orders are waiting for approval"
          />
        </span>
      }
      detail={
        <bdi>{[...new Set(waiting.map(({ author }) => author.name))].slice(0, 2).join(', ')}</bdi>
      }
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
