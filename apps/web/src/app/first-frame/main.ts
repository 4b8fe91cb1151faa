import { frameEvents, frameKey, paintFrame, readFrame, type SplashFacts } from './frame.ts';
import { runSplash } from './splash-timing.ts';
import { createSplashPlace, fadeSplash, splashContent } from './splash-view.ts';

/**
 * A script in `index.html` itself (`vite.first-frame.ts`): paints the splash, in the branding of the device's last
 * user, as soon as the style sheet has loaded. It neither waits for the app nor makes the app wait. A tap or a key
 * skips it, and that press has no effect on the page underneath.
 */
function readStored(): string | null {
  try {
    return localStorage.getItem(frameKey);
  } catch {
    return null; // where storage is forbidden, nothing was kept
  }
}

const kept = readFrame(readStored());
if (kept === null) showOpening();
else paintFrame(kept);

/** The head of the landing page for a first visit, until the app shows the whole page (`opening.tsx`). */
function showOpening(): void {
  const { lang } = document.documentElement;
  const opening = document.querySelector<HTMLTemplateElement>(
    `template[data-opening="${location.pathname} ${lang}"]`,
  );
  if (opening !== null) document.getElementById('root')?.append(opening.content);
}

const place = createSplashPlace();
const show = (facts: SplashFacts) => place.replaceChildren(...splashContent(facts));
show(kept?.splash ?? { name: null, companyType: null, logoUrl: null });

const splash = runSplash({
  clock: { after: (delayMs, callback) => void setTimeout(callback, delayMs) },
  brandingLoaded: new Promise((resolve) => {
    addEventListener(frameEvents.branded, () => resolve(), { once: true });
  }),
  onPhase: (phase) => {
    if (phase === 'gone') return place.remove();
    fadeSplash(place);
    removeEventListener('keydown', skipByKey, true);
  },
});

function skipByKey(event: KeyboardEvent): void {
  // Key combinations are left to the browser, such as reloading.
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
  splash.skip();
}
addEventListener('keydown', skipByKey, true);
place.addEventListener('click', () => splash.skip(), { once: true });
addEventListener(frameEvents.splash, (event) => {
  if (event instanceof CustomEvent) show(event.detail);
});
document.body.append(place);
