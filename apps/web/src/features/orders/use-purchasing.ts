import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { orderViewQuery } from './order-queries.ts';

/** In what the company pays, and whether the reader may buy, as far as this device has heard. */
export function usePurchasing() {
  const { user_id, role } = useIdentity();
  const mine = useSnapshotQuery(orderViewQuery(user_id, 'mine'));
  const isLead = role === 'supervisor' || role === 'admin';
  return {
    currency: mine.status === 'ready' ? mine.data.currency : 'USD',
    mayBuy: mine.status === 'ready' ? mine.data.may_buy : isLead,
  };
}
