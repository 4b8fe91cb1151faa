import { waitingOrdersQuery } from '../../features/orders/approvals/waiting-orders-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Orders that wait for this person's approval. */
export const waitingOrderCount: CountSource = {
  place: '/approvals#orders',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingOrdersQuery(identity.user_id),
      ({ orders }) => report(orders.length),
      'orders',
    ),
};
