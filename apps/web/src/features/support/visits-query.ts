import {
  type SupportVisits,
  supportVisitsAnswerSchema,
  supportVisitsSchema,
} from '@muster/contract/visits';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export const visitsSubject = 'support_visits';

/** The times when support looked at what the reader sees; for admins, at what anyone in the company sees. */
export function visitsQuery(userId: string, ofCompany: boolean): SnapshotQuery<SupportVisits> {
  return {
    queryKey: queryKey(userId, visitsSubject, ofCompany ? 'all' : 'own'),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc('list_support_visits', { of_company: ofCompany }, supportVisitsAnswerSchema),
      ),
    schema: supportVisitsSchema,
  };
}
