import { Plural } from '@lingui/react/macro';
import Route from 'lucide-react/icons/route';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { waitingClaimsQuery } from './waiting-claims-query.ts';
import { WaitingSummary } from './WaitingSummary.tsx';

/** Claims that wait for the reader; nothing where none do. */
export function WaitingClaimsSummary() {
  const { user_id } = useIdentity();
  useLiveOrders();
  const read = useSnapshotQuery(waitingClaimsQuery(user_id));
  if (read.status !== 'ready') return null;
  const waiting = read.data.claims;
  if (waiting.length === 0) return null;
  return (
    <WaitingSummary
      icon={Route}
      title={
        <Plural
          value={waiting.length}
          one="# claim is waiting for approval"
          other="# claims are waiting for approval"
        />
      }
      names={waiting.map(({ person }) => person.name)}
    />
  );
}
