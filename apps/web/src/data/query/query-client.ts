import {
  mutationRetries,
  queryKeptMs,
  queryRefetchOnFocus,
  queryRetries,
  queryStaleMs,
} from '@muster/contract';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { Network } from '../../platform/network.ts';
import { DataError, isUnanswered } from '../errors/data-error.ts';

/**
 * The query client with the specification's constants. Offline, queries and mutations pause and continue when
 * the connection is back. In memory only: offline reading is the snapshot store's job, and data that must
 * survive goes through the outbox.
 */
export function createQueryClient(network: Network): QueryClient {
  onlineManager.setEventListener((setOnline) => {
    setOnline(network.state() === 'online');
    return network.subscribe((state) => setOnline(state === 'online'));
  });
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryStaleMs,
        gcTime: queryKeptMs,
        retry: (failures, error) => failures < queryRetries && mayHelpToRepeat(error),
        refetchOnWindowFocus: queryRefetchOnFocus,
        refetchOnReconnect: 'always',
      },
      mutations: {
        retry: (failures, error) => failures < mutationRetries && isUnanswered(error),
      },
    },
  });
}

/**
 * Drops the data of everyone but this user, whose id is in every key about a person. Requests that they have
 * made since they signed in continue.
 */
export function forgetOthers(queryClient: QueryClient, userId: string | null): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => userId === null || !queryKey.slice(0, 2).includes(userId),
  });
}

/** A refusal stays a refusal, so retrying doesn't help. */
function mayHelpToRepeat(error: unknown): boolean {
  return !(error instanceof DataError) || error.kind === 'network' || error.kind === 'server';
}
