import { splashFadeMs, splashMs } from '@muster/contract/constants';

export type SplashPhase = 'fading' | 'gone';

/**
 * The splash's course: as long as the specification says after the branding has loaded, then the
 * fade. Skipping begins the fade at once.
 */
export function runSplash({
  clock,
  brandingLoaded,
  onPhase,
}: {
  readonly clock: { after(delayMs: number, callback: () => void): void };
  readonly brandingLoaded: Promise<void>;
  readonly onPhase: (phase: SplashPhase) => void;
}): { skip(): void } {
  let isFading = false;

  function fade(): void {
    if (isFading) return;
    isFading = true;
    onPhase('fading');
    clock.after(splashFadeMs, () => onPhase('gone'));
  }

  void brandingLoaded.then(() => clock.after(splashMs, fade));
  return { skip: fade };
}
