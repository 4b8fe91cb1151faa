import { type TimeOff, timeOffAnswerSchema, timeOffSchema } from '@muster/contract/time-off';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** One's own balances, requests and ledger. */
export function myTimeOffQuery(userId: string): SnapshotQuery<TimeOff> {
  return {
    queryKey: queryKey(userId, 'schedule', 'time_off'),
    fetch: async (api) => okOrThrow(await api.rpc('my_time_off', {}, timeOffAnswerSchema)),
    schema: timeOffSchema,
  };
}
