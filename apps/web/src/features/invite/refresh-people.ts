import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/query/keys.ts';

/** What shows people, who they work with and how they were invited. */
const subjects = ['people', 'person', 'crews', 'invitations'] as const;

/** Has everything read again that another person or invitation makes stale. */
export async function refreshPeople(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    subjects.map((subject) =>
      queryClient.invalidateQueries({ queryKey: queryKey(userId, subject) }),
    ),
  );
}
