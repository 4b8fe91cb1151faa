import { openDecisionsQuery } from '../../features/dashboard/decisions/open-decisions-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** The number of items that a supervisor or an admin has to review. */
export const reviewCount: CountSource = {
  place: '/approvals',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow(data, identity, report) {
    const { user_id, person_id, role } = identity;
    const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
    return followReviews(data, identity, openDecisionsQuery(user_id, me), (open) =>
      report(open.length),
    );
  },
};
