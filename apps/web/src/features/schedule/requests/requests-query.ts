import { type ScheduleRequests, scheduleRequestsSchema } from '@muster/contract/schedule-requests';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

const [loadedSchema] = scheduleRequestsSchema.def.options;

/** Queries the requests that wait for the caller's answer, and those decided recently. */
export function scheduleRequestsQuery(userId: string): SnapshotQuery<ScheduleRequests> {
  return {
    queryKey: queryKey(userId, 'schedule', 'requests'),
    fetch: async (api) => okOrThrow(await api.rpc('schedule_requests', {}, scheduleRequestsSchema)),
    schema: loadedSchema,
  };
}
