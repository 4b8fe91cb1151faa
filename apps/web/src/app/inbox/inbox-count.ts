import { inboxQuery } from '../../features/notifications/inbox-query.ts';
import { followReviews } from '../approvals/follow-reviews.ts';
import type { CountSource } from '../nav/count-source.ts';

/** Messages that this person has not read. What they ask for is counted where it waits. */
export const unreadCount: CountSource = {
  place: '/notifications',
  isOnIcon: false,
  isFor: ({ role, person_id }) =>
    person_id !== null && (role === 'employee' || role === 'supervisor' || role === 'admin'),
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      inboxQuery(identity.user_id),
      ({ items }) => report(items.filter(({ is_read }) => !is_read).length),
      'inbox',
    ),
};
