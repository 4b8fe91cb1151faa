import { expectedSchema } from '@muster/contract/schedule-requests';
import type * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

const [loadedSchema] = expectedSchema.def.options;
export type Expected = z.infer<typeof loadedSchema>;

/** Who should be at work and has no punch since their shift began. */
export function expectedQuery(userId: string): SnapshotQuery<Expected> {
  return {
    queryKey: queryKey(userId, 'schedule', 'expected'),
    fetch: async (api) => okOrThrow(await api.rpc('expected_people', {}, expectedSchema)),
    schema: loadedSchema,
  };
}
