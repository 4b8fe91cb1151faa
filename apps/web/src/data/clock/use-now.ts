import { useEffect, useState } from 'react';
import { useData } from '../data-context.tsx';

/** The instant that a punch made now would get, renewed every `everyMs`; 1000 for a running timer. */
export function useNow(everyMs: number): number {
  const { clock, platform } = useData();
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = () => {
      setNowMs(clock.nowMs());
      cancel = platform.clock.after(everyMs, tick);
    };
    tick();
    return () => cancel?.();
  }, [clock, platform, everyMs]);
  return nowMs;
}
