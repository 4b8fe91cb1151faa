import { mobileBreakpointPx } from '@muster/contract';
import { useSyncExternalStore } from 'react';

/**
 * Makes a hook that says whether the window is narrower than `px`. For differences that styles can't make; otherwise
 * use styles.
 */
export function widthHook(px: number): () => boolean {
  const query = `(width < ${px}px)`;
  let wasNarrower: boolean | null = null;
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  // Paper is narrower than many screens, so it shows what the screen showed, with nothing left to load.
  const isNarrower = () => {
    if (wasNarrower === null || !matchMedia('print').matches) {
      wasNarrower = matchMedia(query).matches;
    }
    return wasNarrower;
  };
  return function useIsNarrower() {
    return useSyncExternalStore(subscribe, isNarrower);
  };
}

export const useIsPhone = widthHook(mobileBreakpointPx);
