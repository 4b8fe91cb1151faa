import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/query/keys.ts';

/** Queries that show people, their crews or their invitations. */
const subjects = ['people', 'person', 'crews', 'invitations'] as const;

/** Refetches everything that a new or changed person or invitation makes stale. */
export async function refreshPeople(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    subjects.map((subject) =>
      queryClient.invalidateQueries({ queryKey: queryKey(userId, subject) }),
    ),
  );
}
