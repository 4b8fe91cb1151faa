import { waitingReceiptsQuery } from '../../features/orders/approvals/waiting-receipts-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Receipts that wait for this person's approval. */
export const waitingReceiptCount: CountSource = {
  place: '/approvals#receipts',
  isFor: ({ role }) => role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingReceiptsQuery(identity.user_id),
      ({ receipts }) => report(receipts.length),
      'orders',
    ),
};
