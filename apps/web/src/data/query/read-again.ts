import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from './keys.ts';

/**
 * Reads again what begins with the key. A query that is loading for the first time joins the read under
 * way, which may be older than the change; it is read once more afterward.
 */
export async function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirstRead = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .some(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
  await queryClient.invalidateQueries({ queryKey });
  if (isFirstRead) await queryClient.invalidateQueries({ queryKey });
}
