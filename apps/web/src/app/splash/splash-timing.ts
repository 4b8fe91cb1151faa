import { splashFadeMs, splashMs } from '@muster/contract';
import type { Clock } from '../../platform/clock.ts';

/** Branding that is not there by then counts as loaded: the defaults apply. */
const brandingPatienceMs = 2000;

export type SplashPhase = 'shown' | 'fading' | 'gone';

/**
 * The splash's course: as long as the specification says after the branding has loaded, then the
 * fade. Skipping begins the fade at once.
 */
export function runSplash({
  clock,
  brandingLoaded,
  onPhase,
}: {
  readonly clock: Clock;
  readonly brandingLoaded: Promise<void>;
  readonly onPhase: (phase: SplashPhase) => void;
}): { skip(): void } {
  let phase: SplashPhase = 'shown';

  function fade(): void {
    if (phase !== 'shown') return;
    become('fading');
    clock.after(splashFadeMs, () => become('gone'));
  }

  function become(next: SplashPhase): void {
    phase = next;
    onPhase(next);
  }

  let isCounting = false;
  const count = () => {
    if (isCounting) return;
    isCounting = true;
    clock.after(splashMs, fade);
  };
  clock.after(brandingPatienceMs, count);
  void brandingLoaded.then(count);
  return { skip: fade };
}
