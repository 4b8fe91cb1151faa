import type { QueryClient } from '@tanstack/react-query';
import type { QueryKey } from './keys.ts';

/** Parts of a page that hear of one change, or topics that are joined together, say so within this time. */
const togetherMs = 50;

/** What is about to be read again, by its key. */
const soon = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/**
 * Reads again what begins with the key, in a moment: whoever asks for the same until then shares the read. A query that
 * is loading for the first time joins the read under way, which may be older than the change; it is read once more
 * afterward.
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
