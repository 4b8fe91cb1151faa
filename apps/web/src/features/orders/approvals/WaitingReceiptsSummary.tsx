import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useLiveOrders } from '../use-live-orders.ts';
import { waitingReceiptsQuery } from './waiting-receipts-query.ts';

/** One line on Today: how many receipts wait for the reader, and whose; nothing where none do. */
export function WaitingReceiptsSummary() {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingReceiptsQuery(user_id));
  if (read.status !== 'ready') return null;
  const waiting = read.data.receipts;
  if (waiting.length === 0) return null;
  return (
    <ListRow
      leading={<ReceiptText aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural
            value={waiting.length}
            one="# receipt is waiting for approval"
            other="# receipts are waiting for approval"
          />
        </span>
      }
      detail={
        <bdi>{[...new Set(waiting.map(({ person }) => person.name))].slice(0, 2).join(', ')}</bdi>
      }
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
