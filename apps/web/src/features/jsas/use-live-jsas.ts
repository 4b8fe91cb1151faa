import { useEffect, useRef } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { jsaActKind } from '../../data/jsa/jsa-act.ts';
import { savedJsaKind } from '../../data/jsa/saved-jsa-item.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { jsasSubject } from './jsa-queries.ts';

/** Reads JSAs again when the company's change, and when this device has sent something. */
export function useLiveJsas(): void {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const { items } = useOutbox();
  const key = queryKey(user_id, jsasSubject);
  const topics = company_id === null ? [] : [`company:${company_id}:jsas`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  const settled = items.filter(
    ({ kind, progress }) =>
      (kind === jsaActKind || kind === savedJsaKind) && progress.state === 'done',
  ).length;
  const seen = useRef(settled);
  useEffect(() => {
    if (settled > seen.current) void readAgain(queryClient, queryKey(user_id, jsasSubject));
    seen.current = settled;
  }, [settled, queryClient, user_id]);
}
