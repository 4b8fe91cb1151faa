import { type MyClock, myClockSchema } from '@muster/contract';
import { queryKey } from '../query/keys.ts';
import type { SnapshotQuery } from '../query/snapshot-query.ts';

/** The caller's last 14 days, as the server knows them. */
export function myClockQuery(userId: string): SnapshotQuery<MyClock> {
  return {
    queryKey: queryKey(userId, 'my_clock'),
    fetch: (api) => api.rpc('my_clock', {}, myClockSchema),
    schema: myClockSchema,
  };
}
