import { hazardPeopleAnswerSchema, hazardPeopleSchema } from '@muster/contract/safety';
import type * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

export function hazardPeopleQuery(
  userId: string,
): SnapshotQuery<z.infer<typeof hazardPeopleSchema>> {
  return {
    queryKey: queryKey(userId, 'hazard_people'),
    fetch: async (api) => okOrThrow(await api.rpc('hazard_people', {}, hazardPeopleAnswerSchema)),
    schema: hazardPeopleSchema,
  };
}
