import { useIsFetching } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';

/** Whoever waits longer sees what there is. */
const patienceMs = 3000;
/** Parts that are loaded on demand have begun to ask by then. */
const calmMs = 60;

/**
 * Whether everything that a page asks for as it opens has been answered, from the device or the server, or has
 * taken too long, and every part with `Settling` in its place has been loaded. Parts that come one after the other would push each other around under a thumb.
 */
export function useSettled(): { isSettled: boolean; onLoading: (change: 1 | -1) => void } {
  const { platform } = useData();
  const [isSettled, setSettled] = useState(false);
  // A photo takes the room of its initials.
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
