import { waitingJsasQuery } from '../../features/jsas/jsa-queries.ts';
import type { CountSource } from '../nav/count-source.ts';
import { followReviews } from './follow-reviews.ts';

/** JSAs of high-risk work that wait for approval. */
export const waitingJsaCount: CountSource = {
  place: '/approvals#jsas',
  isFor: ({ role }) => role === 'supervisor' || role === 'admin',
  follow: (data, identity, report) =>
    followReviews(
      data,
      identity,
      waitingJsasQuery(identity.user_id),
      ({ jsas }) => report(jsas.length),
      'jsas',
    ),
};
