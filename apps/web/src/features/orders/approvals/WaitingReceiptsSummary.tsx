import { Plural } from '@lingui/react/macro';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { waitingReceiptsQuery } from './waiting-receipts-query.ts';
import { WaitingSummary } from './WaitingSummary.tsx';

/** Receipts that wait for the reader; nothing where none do. */
export function WaitingReceiptsSummary() {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingReceiptsQuery(user_id));
  if (read.status !== 'ready') return null;
  const waiting = read.data.receipts;
  if (waiting.length === 0) return null;
  return (
    <WaitingSummary
      icon={ReceiptText}
      title={
        <Plural
          value={waiting.length}
          one="# receipt is waiting for approval"
          other="# receipts are waiting for approval"
        />
      }
      names={waiting.map(({ person }) => person.name)}
    />
  );
}
