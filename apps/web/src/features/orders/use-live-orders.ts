import { useEffect, useRef } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { purchaseItemKind } from '../../data/orders/purchase-item-kind.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { ordersKey, ordersSubject } from './orders-key.ts';

/** Reads orders again when the company's change, and when this device has sent something. */
export function useLiveOrders(): void {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const { items } = useOutbox();
  const key = ordersKey(user_id);
  const topics = company_id === null ? [] : [`company:${company_id}:orders`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  const settled = items.filter(
    ({ kind, progress }) => kind === purchaseItemKind && progress.state === 'done',
  ).length;
  const seen = useRef(settled);
  useEffect(() => {
    if (settled > seen.current) void readAgain(queryClient, queryKey(user_id, ordersSubject));
    seen.current = settled;
  }, [settled, queryClient, user_id]);
}
