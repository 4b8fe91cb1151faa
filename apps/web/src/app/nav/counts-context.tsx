import { createContext, use, useSyncExternalStore } from 'react';
import type { Counts } from './counts.ts';

const CountsContext = createContext<Counts | null>(null);
export const CountsProvider = CountsContext.Provider;

/** Returns the number of open items at these places together. */
export function useCount(paths: readonly string[]): number {
  const counts = use(CountsContext);
  if (counts === null) throw new Error('no CountsProvider above');
  return useSyncExternalStore(counts.subscribe, () =>
    paths.reduce((sum, path) => sum + counts.get(path), 0),
  );
}
