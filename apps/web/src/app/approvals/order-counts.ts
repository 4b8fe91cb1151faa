import type { Role } from '@muster/contract';
import { type WaitingKind, waitingQuery } from '../../features/orders/approvals/waiting-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Orders, receipts or claims waiting for this person's approval, for the given roles. */
function waitingCount(kind: WaitingKind, roles: readonly Role[]): CountSource {
  return {
    place: `/approvals#${kind}`,
    isFor: ({ role }) => role !== null && roles.includes(role),
    follow: (data, identity, report) =>
      followReviews(
        data,
        identity,
        waitingQuery(identity.user_id, kind),
        ({ names }) => report(names.length),
        'orders',
      ),
  };
}

export const waitingOrderCount = waitingCount('orders', ['supervisor', 'admin']);
export const waitingReceiptCount = waitingCount('receipts', ['admin']);
export const waitingClaimCount = waitingCount('claims', ['supervisor', 'admin']);
