import { correctionsQuery } from '../../features/timesheets/corrections/corrections-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Corrections of time that a supervisor or an admin decides. */
export const correctionCount: CountSource = {
  place: '/approvals#corrections',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      correctionsQuery(identity.user_id),
      ({ rows }) => report(rows.filter(({ may_decide: isMine }) => isMine).length),
      'time',
    ),
};
