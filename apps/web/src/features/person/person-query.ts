import { type PersonPage, personPageAnswerSchema, personPageSchema } from '@muster/contract/person';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

/** Beginning of all keys about one person, so that one call refreshes them. */
export function personKey(userId: string, personId: string) {
  return queryKey(userId, 'person', personId);
}

export function personQuery(userId: string, personId: string): SnapshotQuery<PersonPage> {
  return {
    queryKey: queryKey(userId, 'person', personId, 'page'),
    fetch: async (api) =>
      okOrThrow(await api.rpc('person_page', { person_id: personId }, personPageAnswerSchema)),
    schema: personPageSchema,
  };
}
