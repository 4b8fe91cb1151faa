import { useEffect, useRef } from 'react';
import { keptChangeOf } from '../../../data/changes/kept-change.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useTopics } from '../../../data/realtime/use-topics.ts';
import { logsSubject } from './waiting-logs-query.ts';

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
