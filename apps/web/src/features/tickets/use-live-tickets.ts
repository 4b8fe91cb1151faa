import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useTopics } from '../../data/realtime/use-topics.ts';
import { ticketsSubject } from './ticket-queries.ts';

/**
 * Reads tickets again when the company's change, which leads are notified of. Returns a function that does so after the
 * user's own change.
 */
export function useLiveTickets(): () => Promise<unknown> {
  const { queryClient } = useData();
  const { user_id, company_id, role } = useIdentity();
  const key = queryKey(user_id, ticketsSubject);
  const topics =
    company_id === null || role === 'employee' ? [] : [`company:${company_id}:tickets`];
  useTopics(topics, () => void readAgain(queryClient, key), key);
  return () => readAgain(queryClient, key);
}
