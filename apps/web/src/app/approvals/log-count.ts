import { waitingLogsQuery } from '../../features/construction/log/waiting-logs-query.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** Daily logs that wait for approval. */
export const waitingLogCount: CountSource = {
  place: '/approvals#daily-logs',
  isFor: ({ role }) => role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingLogsQuery(identity.user_id),
      ({ logs }) => report(logs.length),
      'logs',
    ),
};
