import { mobileBreakpointPx } from '@muster/contract';
import { useSyncExternalStore } from 'react';

const query = `(width < ${mobileBreakpointPx}px)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** For what differs in more than its style; where styles suffice, use them. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
