import { mobileBreakpointPx } from '@muster/contract';
import { useSyncExternalStore } from 'react';

const query = `(width < ${mobileBreakpointPx}px)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

let wasPhone: boolean | null = null;

/** Paper is narrower than many a screen: it gets what the screen showed, with nothing left to load. */
function isPhone(): boolean {
  if (wasPhone === null || !matchMedia('print').matches) wasPhone = matchMedia(query).matches;
  return wasPhone;
}

/** For what differs in more than its style; where styles suffice, use them. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
