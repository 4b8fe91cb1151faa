import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { announceRedirect } from './app/announce-redirect.ts';
import { watchUnexpectedErrors } from './app/errors/unexpected-errors.ts';
import { createLookStore } from './app/look/look.ts';
import { followLook } from './app/look/follow-look.ts';
import { sendLookChoices } from './app/look/send-choices.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { createData } from './data/data.ts';
import { createBrowserPlatform } from './platform/platform.ts';

/** The composition root: every part is built here once and handed on. */
const platform = createBrowserPlatform();
const data = createData({ platform, appVersion: import.meta.env['VITE_APP_VERSION'] });
const { account, auth, reports } = data;
const look = createLookStore({
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

watchUnexpectedErrors(reports);
registerServiceWorker();
// Only a page that a mailed link opened waits for the server here.
const [redirect] = await Promise.all([
  auth.completeRedirect(),
  followLook(look, platform.localStore),
]);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <App data={data} look={look} />
  </StrictMode>,
);
announceRedirect(redirect);
sendLookChoices(data, look);
