import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../data/query/keys.ts';

/** After a change of crews: what was read of them and of people is read again. */
export async function readCrewsAgain(queryClient: QueryClient, userId: string): Promise<void> {
  await Promise.all(
    ['crews', 'people'].map((subject) =>
      queryClient.invalidateQueries({ queryKey: queryKey(userId, subject) }),
    ),
  );
}
