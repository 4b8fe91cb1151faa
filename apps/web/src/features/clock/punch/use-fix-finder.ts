import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import type { LocationFix, LocationPermission } from '../../../platform/location.ts';
import { createFixFinder, type FixFinder } from './take-fix.ts';

export type Finding = {
  readonly finder: FixFinder;
  /** Null until known. */
  readonly permission: LocationPermission | null;
  /** Came so quickly after the screen opened that choosing by it surprises nobody. */
  readonly early: LocationFix | null;
  /** The latest; choosing by it under somebody's thumb would surprise, so it may only suggest. */
  readonly latest: LocationFix | null;
  /** Asks for permission, in answer to a tap. */
  ask(): void;
};

/** How long after opening a place may still change what is preselected. */
const earlyMs = 1000;

/** Looks for the phone's place from the opening of the screen, where the person allows it. */
export function useFixFinder(isWanted: boolean): Finding {
  const { platform } = useData();
  const [finder] = useState(() => createFixFinder(platform));
  const [permission, setPermission] = useState<LocationPermission | null>(null);
  const [early, setEarly] = useState<LocationFix | null>(null);
  const [latest, setLatest] = useState<LocationFix | null>(null);

  async function look(seek: () => Promise<LocationFix | null>): Promise<void> {
    const startedMs = platform.clock.monotonicMs();
    const fix = await seek();
    setPermission(await platform.location.permission());
    if (fix === null) return;
    setLatest(fix);
    if (platform.clock.monotonicMs() - startedMs <= earlyMs) setEarly((first) => first ?? fix);
  }

  const onShown = useEffectEvent(() => void look(() => finder.warmUp()));
  useEffect(() => {
    if (!isWanted) return undefined;
    onShown();
    // Taken out of the pocket again, the phone may be somewhere else.
    return platform.visibility.subscribe((isVisible) => {
      if (isVisible) onShown();
    });
  }, [isWanted, platform]);

  return {
    finder,
    permission,
    early,
    latest,
    ask: () =>
      void look(async () => {
        const answer = await finder.take();
        return answer.kind === 'fix' ? answer.fix : null;
      }),
  };
}
