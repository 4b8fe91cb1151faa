import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keptChangeOf } from '../../../data/changes/kept-change.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { OutboxItem } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopics } from '../../../data/realtime/use-topics.ts';
import { isDay } from '../next-day.ts';
import { dailyLogQuery, type LogAddress, logsSubject } from './log-queries.ts';
import { type KeptItem, type ShownLog, shownLog } from './shown-log.ts';

/** What the changes of a log are called on this device. */
export const logRecord = (projectId: string, day: string) => `daily_log:${projectId}:${day}`;

/** The log of the address, with what this device has changed of it. */
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

/** A log that only this device has begun is known by what it keeps of it. */
function keptAddress(id: string, items: readonly OutboxItem[]): LogAddress {
  for (const item of items) {
    const { log_id, project_id, day } = keptChangeOf(item)?.parameters ?? {};
    if (log_id === id && typeof project_id === 'string' && typeof day === 'string') {
      return { id, projectId: project_id, day };
    }
  }
  return { id, projectId: null, day: null };
}

/** Reads logs again when the company's change, and when this device has sent something. */
export function useLiveLogs(): void {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const { items } = useOutbox();
  const key = queryKey(user_id, logsSubject);
  const topics = company_id === null ? [] : [`company:${company_id}:logs`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  const sent = items.filter(
    (item) =>
      item.progress.state === 'done' &&
      keptChangeOf(item)?.record.startsWith('daily_log:') === true,
  ).length;
  const seen = useRef(sent);
  useEffect(() => {
    if (sent > seen.current) void readAgain(queryClient, queryKey(user_id, logsSubject));
    seen.current = sent;
  }, [sent, queryClient, user_id]);
}
