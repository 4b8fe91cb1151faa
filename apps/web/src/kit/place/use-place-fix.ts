import { useEffect, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import type { LocationFix } from '../../platform/location.ts';

export type PlaceFix = {
  readonly state: 'off' | 'asking' | 'known' | 'unknown';
  readonly fix: LocationFix | null;
  readonly find: () => void;
  readonly remove: () => void;
};

/** Finds the person's location: at once if permission was already granted, otherwise when they ask. */
export function usePlaceFix(): PlaceFix {
  const { platform } = useData();
  const [state, setState] = useState<PlaceFix['state']>('off');
  const [fix, setFix] = useState<LocationFix | null>(null);

  async function find(): Promise<void> {
    setState('asking');
    const answer = await platform.location.fix();
    setFix(answer.kind === 'fix' ? answer.fix : null);
    setState(answer.kind === 'fix' ? 'known' : 'unknown');
  }

  useEffect(() => {
    let isShown = true;
    void (async () => {
      if ((await platform.location.permission()) !== 'granted' || !isShown) return;
      setState('asking');
      const answer = await platform.location.fix();
      if (!isShown) return;
      setFix(answer.kind === 'fix' ? answer.fix : null);
      setState(answer.kind === 'fix' ? 'known' : 'unknown');
    })();
    return () => {
      isShown = false;
    };
  }, [platform]);

  return {
    state,
    fix,
    find: () => void find(),
    remove: () => {
      setFix(null);
      setState('off');
    },
  };
}
