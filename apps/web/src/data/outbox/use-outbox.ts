import { useSyncExternalStore } from 'react';
import { useData } from '../data-context.tsx';
import type { OutboxView } from './outbox.ts';

/** Returns the current person's outbox, for the sync chip and "Needs attention". */
export function useOutbox(): OutboxView {
  const { outbox } = useData();
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}
