import { correctionsQuery } from '../../features/timesheets/corrections/corrections-query.ts';
import { countWaiting } from '../../features/timesheets/approvals/group-waiting.ts';
import { waitingSheetsQuery } from '../../features/timesheets/approvals/waiting-sheets-query.ts';
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

/** Timesheets that a supervisor or an admin can approve or lock. */
export const waitingSheetCount: CountSource = {
  place: '/approvals#timesheets',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingSheetsQuery(identity.user_id),
      (waiting) => report(countWaiting(waiting)),
      'time',
    ),
};
