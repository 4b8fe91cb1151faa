import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createBrandingStore } from './app/branding/branding-store.ts';
import { followBranding } from './app/branding/follow-branding.ts';
import { watchUnexpectedErrors } from './app/errors/unexpected-errors.ts';
import { brandingLoaded } from './app/first-frame/branding-loaded.ts';
import { frameEvents } from './app/first-frame/frame.ts';
import { createLookPainter } from './app/look/apply-look.ts';
import { createLookStore, type LookStore } from './app/look/look.ts';
import { followLook } from './app/look/follow-look.ts';
import { type Counts, createCounts } from './app/nav/counts.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { type AppRouter, createAppRouter } from './app/router.ts';
import { createData, type Data } from './data/data.ts';
import { nextTask } from './platform/next-task.ts';
import { createBrowserPlatform } from './platform/platform.ts';
import { whenIdle } from './ui/when-idle.ts';

type Started = {
  readonly counts: Counts;
  readonly data: Data;
  readonly look: LookStore;
  readonly router: AppRouter;
  readonly redirect: Awaited<ReturnType<Data['auth']['completeRedirect']>>;
};

/**
 * The composition root: every part is built here once and passed on. A function rather than top-level awaits,
 * because pages import from this chunk and would wait for it forever. Split into small tasks, so that a slow
 * phone can paint and respond in between.
 */
async function start(): Promise<Started> {
  await nextTask();
  const native =
    'Capacitor' in globalThis
      ? await (await import('./app/native/begin-native.tsx')).beginNative()
      : undefined;
  const platform = createBrowserPlatform(native);
  const data = createData({ platform, appVersion: import.meta.env.VITE_APP_VERSION });
  const { account } = data;
  watchUnexpectedErrors(data.reports);

  await nextTask();
  const branding = createBrandingStore(platform.localStore);
  const look = createLookStore({
    branding,
    identities: {
      current: () => {
        const state = account.state();
        if (state.kind !== 'signed_in') return null;
        // Until the second factor is entered, the language chosen on the sign-in page stays.
        return state.session === 'factor' ? { ...state.identity, profile: null } : state.identity;
      },
      subscribe: account.subscribe,
    },
    localStore: platform.localStore,
    preferredLanguages: navigator.languages,
  });
  const speaking = followLook(look, createLookPainter(platform.localStore));
  followBranding(data, branding);
  void brandingLoaded(account, branding, platform.clock).then(() =>
    dispatchEvent(new Event(frameEvents.branded)),
  );

  // Runs before the routes are matched: a crash may have made someone look signed out for some milliseconds.
  await account.whenKnown;
  // Only a page that was opened by a mailed link waits for the server here.
  const redirect = await data.auth.completeRedirect();
  await nextTask();
  const counts = createCounts();
  const router = createAppRouter({ data });
  // Signing in or out, here or in another tab, re-runs every guard, even while the first page loads.
  data.account.subscribe(() => void router.invalidate());
  await nextTask();
  // The code of the first page loads in parallel with the strings.
  const loading = Promise.all([speaking, router.load()]);
  await loading;
  await nextTask();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element #root');
  const reactRoot = createRoot(root, {
    // Not even an error screen could be shown.
    onUncaughtError: (error) =>
      dispatchEvent(new CustomEvent(frameEvents.failed, { detail: error })),
  });
  // Rendered in slices, so that a slow phone can respond to a tap in between.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <App counts={counts} data={data} look={look} router={router} />
      </StrictMode>,
    );
  });
  return { counts, data, look, redirect, router };
}

/** Starts everything that can wait until the app is on the page. */
async function goOn({ counts, data, look, redirect, router }: Started): Promise<void> {
  const { platform } = data;
  // Runs before anything can be refused. If the words don't load, an error gets the general words of its kind.
  await import('./app/errors/feature-words.ts').catch(() => null);
  if (redirect.kind !== 'none') {
    const { announceRedirect } = await import('./app/announce-redirect.ts');
    announceRedirect(redirect);
  }
  registerServiceWorker(platform);
  if (platform.wrapper === 'mobile') {
    void import('./app/native/start-native.ts').then((native) => native.startNative(data, router));
  }
  whenIdle(
    () =>
      void import('./app/look/keep-choices.ts').then((keeping) =>
        keeping.keepLookChoices(data, look),
      ),
  );
  whenIdle(
    () =>
      void import('./app/pwa/installed-app.ts').then((pwa) =>
        pwa.keepInstalledApp(data, look, counts),
      ),
  );
  whenIdle(
    () =>
      void import('./app/touch/second-taps.ts').then((taps) => taps.dropStraySecondTaps(document)),
  );
  whenIdle(
    () => void import('./app/update/updates.ts').then((updates) => updates.startUpdates(platform)),
  );
}

/** Rejects if nothing of the app could be put on the page. */
export const started = start().then((parts) => void goOn(parts));
