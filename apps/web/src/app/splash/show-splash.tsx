import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Data } from '../../data/data.ts';
import type { BrandingStore } from '../branding/branding-store.ts';
import type { LookStore } from '../look/look.ts';
import { brandingLoaded } from './branding-loaded.ts';
import { Splash } from './Splash.tsx';
import { runSplash } from './splash-timing.ts';

/**
 * Shows the splash, once a page load, in a root of its own: it neither waits for the app nor makes
 * the app wait. A tap or a key skips it; the same press does nothing beneath.
 */
export function showSplash(
  { account, platform }: Pick<Data, 'account' | 'platform'>,
  look: LookStore,
  branding: BrandingStore,
): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (isFading: boolean) => root.render(<Splash look={look} isFading={isFading} />);

  const splash = runSplash({
    clock: platform.clock,
    brandingLoaded: brandingLoaded(account, branding),
    onPhase: (phase) => {
      if (phase === 'fading') {
        show(true);
        removeEventListener('keydown', skipByKey, true);
      } else if (phase === 'gone') {
        root.unmount();
        place.remove();
      }
    },
  });
  function skipByKey(event: KeyboardEvent): void {
    // A combination is the browser's, such as reloading.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
    splash.skip();
  }
  addEventListener('keydown', skipByKey, true);
  place.addEventListener('click', () => splash.skip(), { once: true });
  // Painted with the first frame, not when React finds the time.
  flushSync(() => show(false));
}
