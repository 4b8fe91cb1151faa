import { type DailyLog, dailyLogAnswerSchema, dailyLogSchema } from '@muster/contract/daily-log';
import {
  type FoundLogs,
  foundLogsSchema,
  logListSchema,
  type LogRow,
  type LogState,
} from '@muster/contract/daily-log-list';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { SnapshotQuery } from '../../../data/query/snapshot-query.ts';
import type { CursorQuery } from '../../../kit/list/use-cursor-list.ts';
import { logsSubject } from './waiting-logs-query.ts';

/** Identifies a log by its id, or by project and day even if no one has started it. */
export type LogAddress = {
  readonly id: string;
  readonly projectId: string | null;
  /** Null for today in the company's zone. */
  readonly day: string | null;
};

export function dailyLogQuery(
  userId: string,
  { id, projectId, day }: LogAddress,
): SnapshotQuery<DailyLog> {
  const place = projectId === null ? id : `${projectId}:${day ?? 'today'}`;
  return {
    queryKey: queryKey(userId, logsSubject, 'page', place),
    fetch: async (api) =>
      okOrThrow(
        await api.rpc(
          'read_daily_log',
          { log_id: id, project_id: projectId, day },
          dailyLogAnswerSchema,
        ),
      ),
    schema: dailyLogSchema,
  };
}

export type LogFilter = {
  readonly search?: string;
  readonly states?: readonly LogState[];
  readonly project_id?: string;
};

/** The logs that match a search, newest day first. */
export const logList: CursorQuery<LogRow, LogFilter, FoundLogs> = {
  subject: logsSubject,
  fetch: async (api, filter, after) => {
    const cursor: FoundLogs['next'] = after === null ? null : JSON.parse(after);
    return okOrThrow(await api.rpc('list_daily_logs', { filter, after: cursor }, logListSchema));
  },
  schema: foundLogsSchema,
  rowsOf: ({ logs }) => logs,
  next: ({ next }) => (next === null ? null : JSON.stringify(next)),
};
