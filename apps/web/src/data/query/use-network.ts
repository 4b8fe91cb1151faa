import { useSyncExternalStore } from 'react';
import type { NetworkState } from '../../platform/network.ts';
import { useData } from '../data-context.tsx';

/** Returns whether the server can be reached, for the offline banner. */
export function useNetwork(): NetworkState {
  const { network } = useData().platform;
  return useSyncExternalStore(network.subscribe, network.state);
}
