import { type FoundLogs, foundLogsSchema, logListSchema } from '@muster/contract/daily-log-list';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';

/** Every query that a change of a log makes stale begins with it. */
export const logsSubject = 'daily_logs';

/** Logs that wait for an admin. */
export function waitingLogsQuery(userId: string): SnapshotQuery<FoundLogs> {
  return {
    queryKey: queryKey(userId, logsSubject, 'waiting'),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc(
          'list_daily_logs',
          { filter: { states: ['submitted'] }, page_size: 100 },
          logListSchema,
        ),
      ),
    schema: foundLogsSchema,
  };
}
