import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { isUnsent } from '../../data/outbox/item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { purchaseOf } from '../../data/orders/purchase-item.ts';
import { SyncState } from '../../kit/kept/SyncState.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { keptOrderOf } from './page/use-kept-order.ts';

/** Orders, requests and receipts, or receipts alone, that are saved on this device and not synced yet. */
export function PendingOrders({ isOfReceipts = false }: { readonly isOfReceipts?: boolean }) {
  const { t } = useLingui();
  const { items } = useOutbox();
  const unsent = items.flatMap((item) => {
    const purchase = isUnsent(item) ? purchaseOf(item) : null;
    return purchase === null || (isOfReceipts && purchase.call !== 'record_receipt')
      ? []
      : [{ item, purchase }];
  });
  if (unsent.length === 0) return null;
  return (
    <Card title={t`Saved on this device`} isFlush>
      <List label={t`Saved on this device`}>
        {unsent.map(({ item, purchase }) => (
          <ListRow
            key={item.id}
            title={<bdi className="line-clamp-2 wrap-anywhere">{purchase.title}</bdi>}
            trailing={<SyncState item={item} />}
            {...(keptOrderOf(item) !== null
              ? {
                  render: (row) => (
                    <Link to="/purchase-orders/$orderId" params={{ orderId: item.id }} {...row} />
                  ),
                }
              : item.progress.state === 'attention' && {
                  render: (row) => <Link to="/needs-attention" {...row} />,
                })}
          />
        ))}
      </List>
    </Card>
  );
}
