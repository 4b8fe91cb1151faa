import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/query/keys.ts';

/** Reads crews and people again after a change to crews. */
export async function readCrewsAgain(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    ['crews', 'people'].map((subject) =>
      queryClient.invalidateQueries({ queryKey: queryKey(userId, subject) }),
    ),
  );
}
