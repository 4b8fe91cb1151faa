import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { orderViewQuery } from './order-queries.ts';

/** The currency that the company pays in, and whether the reader may buy, as last reported to this device. */
export function usePurchasing() {
  const { user_id, role } = useIdentity();
  const mine = useSnapshotQuery(orderViewQuery(user_id, 'mine'));
  const isLead = role === 'supervisor' || role === 'admin';
  return {
    currency: mine.status === 'ready' ? mine.data.currency : 'USD',
    mayBuy: mine.status === 'ready' ? mine.data.may_buy : isLead,
  };
}
