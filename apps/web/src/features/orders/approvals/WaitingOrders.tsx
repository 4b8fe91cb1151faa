import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { orderViewQuery } from '../order-queries.ts';
import { OrderRowItem } from '../OrderRowItem.tsx';
import { useLiveOrders } from '../use-live-orders.ts';

/** In `/approvals`: orders that the reader can approve; each is read and decided on its own page. */
export function WaitingOrders() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(orderViewQuery(user_id, 'to_decide'));
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the orders</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const waiting = read.data.orders;
  if (waiting.length === 0) return null;
  return (
    <Card isFlush>
      <List label={t`Orders waiting for approval`}>
        {waiting.map((order) => (
          <OrderRowItem key={order.id} order={order} currency={read.data.currency} isWaiting />
        ))}
      </List>
    </Card>
  );
}
