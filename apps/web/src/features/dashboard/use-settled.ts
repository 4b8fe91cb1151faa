import { useIsFetching } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';

/** After this long, the page is shown even if parts are missing. */
const patienceMs = 3000;
/** By then, parts loaded on demand have sent their requests. */
const calmMs = 60;

/**
 * Whether a page may be shown: every request made as it opens is answered, from the device or the server, and every
 * part with a `Settling` placeholder has loaded, or it took too long. Parts that appear one after the other would
 * move under a thumb.
 */
export function useSettled(): { isSettled: boolean; onLoading: (change: 1 | -1) => void } {
  const { platform } = useData();
  const [isSettled, setSettled] = useState(false);
  // Photos don't count: each replaces initials of the same size.
  const asked = useIsFetching({
    predicate: ({ state, queryKey }) => state.data === undefined && queryKey[1] !== 'photo_url',
  });
  const [loading, setLoading] = useState(0);
  const onLoading = useCallback((change: 1 | -1) => setLoading((before) => before + change), []);
  const isCalm = asked === 0 && loading === 0;
  useEffect(
    () => (isCalm && !isSettled ? platform.clock.after(calmMs, () => setSettled(true)) : undefined),
    [platform, isCalm, isSettled],
  );
  useEffect(() => platform.clock.after(patienceMs, () => setSettled(true)), [platform]);
  return { isSettled, onLoading };
}
