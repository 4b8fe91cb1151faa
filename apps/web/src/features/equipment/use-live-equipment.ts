import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { equipmentSubject } from './equipment-queries.ts';

/** Reads equipment again when the company's changes. Returns a function that does so after the user's own change. */
export function useLiveEquipment(): () => Promise<unknown> {
  const { queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  const key = queryKey(user_id, equipmentSubject);
  const topics = company_id === null ? [] : [`company:${company_id}:equipment`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  return () => readAgain(queryClient, key);
}
