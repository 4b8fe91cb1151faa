import { mobileBreakpointPx } from '@muster/contract';
import { useSyncExternalStore } from 'react';

const query = `(max-width: ${mobileBreakpointPx - 0.02}px)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** For what a style sheet cannot decide; everything else uses the `md:` variant. */
export function usePhoneLayout(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
