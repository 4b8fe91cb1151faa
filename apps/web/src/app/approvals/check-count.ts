import { overdueChecksQuery } from '../../features/checklists/overdue/overdue-checks-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Checklists that are due, and equipment whose service is overdue. */
export const overdueCheckCount: CountSource = {
  place: '/approvals#checks',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      overdueChecksQuery(identity.user_id),
      ({ checks, services }) => report(checks.length + services.length),
      'checklists',
    ),
};
