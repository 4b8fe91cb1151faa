import { type PlatformVisit, platformVisitAnswerSchema } from '@muster/contract/visits';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../data/client/api.ts';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';

export const visitSubject = 'platform_visit';

/** One of the reader's visits; without an id the one that is under way or waits for consent. */
export function visitQuery(api: Api, userId: string, visitId: string | null) {
  return queryOptions({
    queryKey: queryKey(userId, visitSubject, visitId),
    queryFn: async (): Promise<PlatformVisit | null> => {
      const answer = await api.rpc(
        'platform_visit',
        { visit_id: visitId },
        platformVisitAnswerSchema,
      );
      return okOrThrow(answer).visit;
    },
    staleTime: 0,
    gcTime: 0,
  });
}
