import { useParams, useSearch } from '@tanstack/react-router';
import { keptChangeOf } from '../../../data/changes/kept-change.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { OutboxItem } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { isDay } from '../next-day.ts';
import { dailyLogQuery, type LogAddress } from './log-queries.ts';
import { type KeptItem, type ShownLog, shownLog } from './shown-log.ts';
import { useLiveLogs } from './use-live-logs.ts';

/** Outbox record of changes to a log. */
export const logRecord = (projectId: string, day: string) => `daily_log:${projectId}:${day}`;

/** The log named by the URL, with this device's changes to it. */
export function useLog() {
  const { id = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const { user_id, profile } = useIdentity();
  const { items } = useOutbox();
  const day = typeof search.day === 'string' && isDay(search.day) ? search.day : null;
  const address =
    typeof search.project === 'string'
      ? { id, projectId: search.project, day }
      : keptAddress(id, items);
  useLiveLogs();
  const read = useSnapshotQuery(dailyLogQuery(user_id, address));
  const signer = `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim();
  let shown: ShownLog | null = null;
  let refused = 0;
  if (read.status === 'ready') {
    const record = logRecord(read.data.project.id, read.data.day);
    const own = items.flatMap((item): KeptItem[] => {
      const kept = keptChangeOf(item);
      return kept?.record === record ? [{ item, kept }] : [];
    });
    shown = shownLog(read, own, signer);
    refused = own.filter(({ item }) => item.progress.state === 'attention').length;
  }
  return { id, read, shown, refused };
}

/** Finds the project and day of a log that exists only on this device, from its kept changes. */
function keptAddress(id: string, items: readonly OutboxItem[]): LogAddress {
  for (const item of items) {
    const { log_id, project_id, day } = keptChangeOf(item)?.parameters ?? {};
    if (log_id === id && typeof project_id === 'string' && typeof day === 'string') {
      return { id, projectId: project_id, day };
    }
  }
  return { id, projectId: null, day: null };
}
