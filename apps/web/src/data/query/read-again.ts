import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from './keys.ts';

/**
 * Window in which reports of one change, from parts of a page or from topics joined together, are combined.
 */
const togetherMs = 50;

/** Scheduled refetches, by query key. */
const soon = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/**
 * Refetches the queries whose key begins with this one, after a moment: requests for the same key until then
 * share the read. A query that is loading for the first time joins the read under way, which may be older
 * than the change, so it is refetched once more afterward.
 */
export function readAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const waiting = soon.get(queryClient) ?? new Map<string, Promise<void>>();
  soon.set(queryClient, waiting);
  const name = JSON.stringify(queryKey);
  const known = waiting.get(name);
  if (known !== undefined) return known;
  const reading = new Promise<void>((resolve) => setTimeout(resolve, togetherMs)).then(() => {
    waiting.delete(name);
    return readNow(queryClient, queryKey);
  });
  waiting.set(name, reading);
  return reading;
}

async function readNow(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirstRead = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .some(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined);
  await queryClient.invalidateQueries({ queryKey });
  if (isFirstRead) await queryClient.invalidateQueries({ queryKey });
}
