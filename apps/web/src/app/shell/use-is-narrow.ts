import { useSyncExternalStore } from 'react';

/** Below this width the rail shows icons alone, so that tables keep their room. */
const query = '(width < 1024px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
