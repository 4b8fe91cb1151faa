import { expectedSchema } from '@muster/contract/schedule-requests';
import type * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

const [loadedSchema] = expectedSchema.def.options;
export type Expected = z.infer<typeof loadedSchema>;

/** Queries the people who should be at work and haven't punched since their shift started. */
export function expectedQuery(userId: string): SnapshotQuery<Expected> {
  return {
    queryKey: queryKey(userId, 'schedule', 'expected'),
    fetch: async (api) => okOrThrow(await api.rpc('expected_people', {}, expectedSchema)),
    schema: loadedSchema,
  };
}
