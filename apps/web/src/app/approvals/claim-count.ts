import { waitingClaimsQuery } from '../../features/orders/approvals/waiting-claims-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Claims that wait for this person's approval. */
export const waitingClaimCount: CountSource = {
  place: '/approvals#claims',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingClaimsQuery(identity.user_id),
      ({ claims }) => report(claims.length),
      'orders',
    ),
};
