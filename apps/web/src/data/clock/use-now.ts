import { useEffect, useState } from 'react';
import { useData } from '../data-context.tsx';

const afterStepMs = 5;

/** The instant that a punch made now would get, renewed every `everyMs`; 1000 for a running timer. */
export function useNow(everyMs: number): number {
  const { clock, platform } = useData();
  const [nowMs, setNowMs] = useState(() => clock.nowMs());
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const tick = () => {
      const now = clock.nowMs();
      setNowMs(now);
      // Just after the next full step, so that a timer skips no second and several turn together.
      cancel = platform.clock.after(everyMs - (now % everyMs) + afterStepMs, tick);
    };
    tick();
    return () => cancel?.();
  }, [clock, platform, everyMs]);
  return nowMs;
}
