import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Route from 'lucide-react/icons/route';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { ReactNode } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { type WaitingKind, waitingQuery } from './waiting-query.ts';

export function WaitingOrdersSummary() {
  const names = useWaitingNames('orders');
  return (
    <WaitingSummary
      icon={ShoppingCart}
      title={
        <Plural
          value={names.length}
          one="# order is waiting for approval"
          other="# orders are waiting for approval"
        />
      }
      names={names}
    />
  );
}

export function WaitingReceiptsSummary() {
  const names = useWaitingNames('receipts');
  return (
    <WaitingSummary
      icon={ReceiptText}
      title={
        <Plural
          value={names.length}
          one="# receipt is waiting for approval"
          other="# receipts are waiting for approval"
        />
      }
      names={names}
    />
  );
}

export function WaitingClaimsSummary() {
  const names = useWaitingNames('claims');
  return (
    <WaitingSummary
      icon={Route}
      title={
        <Plural
          value={names.length}
          one="# claim is waiting for approval"
          other="# claims are waiting for approval"
        />
      }
      names={names}
    />
  );
}

/** Returns the name of each waiting item's author, with repeats; empty until the list is loaded. */
function useWaitingNames(kind: WaitingKind): readonly string[] {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingQuery(user_id, kind));
  return read.status === 'ready' ? read.data.names : [];
}

/** One line on Today with the number of items that wait for the reader and their authors; nothing if none do. */
function WaitingSummary({
  icon: Icon,
  title,
  names,
}: {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly names: readonly string[];
}) {
  if (names.length === 0) return null;
  return (
    <ListRow
      leading={<Icon aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={<span className="font-medium">{title}</span>}
      detail={<bdi>{[...new Set(names)].slice(0, 2).join(', ')}</bdi>}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
