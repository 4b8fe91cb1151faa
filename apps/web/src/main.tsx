import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createBrandingStore } from './app/branding/branding-store.ts';
import { followBranding } from './app/branding/follow-branding.ts';
import { watchUnexpectedErrors } from './app/errors/unexpected-errors.ts';
import { createLookStore } from './app/look/look.ts';
import { followLook } from './app/look/follow-look.ts';
import { sendLookChoices } from './app/look/send-choices.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { createAppRouter } from './app/router.ts';
import { showSplash } from './app/splash/show-splash.tsx';
import { createData } from './data/data.ts';
import { createBrowserPlatform } from './platform/platform.ts';
import { whenIdle } from './ui/when-idle.ts';

/**
 * The composition root: every part is built here once and handed on. A function rather than awaits
 * of the module itself, because pages import from this chunk and would wait for it for ever.
 */
async function start(): Promise<void> {
  const platform = createBrowserPlatform();
  const data = createData({ platform, appVersion: import.meta.env.VITE_APP_VERSION });
  const { account } = data;
  const branding = createBrandingStore(platform.localStore);
  const look = createLookStore({
    branding,
    identities: {
      current: () => {
        const state = account.state();
        return state.kind === 'signed_in' ? state.identity : null;
      },
      subscribe: account.subscribe,
    },
    localStore: platform.localStore,
    preferredLanguages: navigator.languages,
  });
  watchUnexpectedErrors(data.reports);

  const speaking = followLook(look);
  followBranding(data, branding);
  showSplash(data, look, branding);
  // Before the routes look: a crash may have made somebody look signed out for some milliseconds.
  await account.whenKnown;
  // Only a page that a mailed link opened waits for the server here.
  const redirect = await data.auth.completeRedirect();
  const router = createAppRouter({ data });
  // The code of the first page comes while the strings do.
  await Promise.all([speaking, router.load()]);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element #root');
  const reactRoot = createRoot(root);
  // Rendered in slices, so that a slow phone answers a tap in between.
  startTransition(() => {
    reactRoot.render(
      <StrictMode>
        <App data={data} look={look} router={router} />
      </StrictMode>,
    );
  });
  if (redirect.kind !== 'none') {
    const { announceRedirect } = await import('./app/announce-redirect.ts');
    announceRedirect(redirect);
  }
  sendLookChoices(data, look);
  registerServiceWorker(platform);
  whenIdle(
    () => void import('./app/pwa/installed-app.ts').then((pwa) => pwa.keepInstalledApp(data, look)),
  );
  whenIdle(
    () => void import('./app/update/updates.ts').then((updates) => updates.startUpdates(platform)),
  );
}

void start();
