import type { FieldDay } from '@muster/contract/field-day';
import { useEffect } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { liveOptions } from '../../data/query/snapshot-query.ts';
import { dailyLogQuery } from './log/log-queries.ts';

const freshForMs = 5 * 60_000;
const most = 20;

/** Keeps the logs of a day on the device, so that each can be written without a network. */
export function useKeepLogs(read: FieldDay | null): void {
  const { queryClient, snapshots } = useData();
  const { user_id } = useIdentity();
  useEffect(() => {
    if (read === null) return;
    const { day } = read;
    void (async () => {
      for (const { id, log } of read.projects.slice(0, most)) {
        const query = dailyLogQuery(user_id, { id: log?.id ?? id, projectId: id, day });
        // One after the other: someone may be waiting for the data on the screen.
        // oxlint-disable-next-line no-await-in-loop
        await queryClient.prefetchQuery({
          ...liveOptions(snapshots, query, queryClient),
          staleTime: freshForMs,
        });
      }
    })();
  }, [read, queryClient, snapshots, user_id]);
}
