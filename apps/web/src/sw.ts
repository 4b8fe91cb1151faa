import { clientsClaim } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { takeOverMessage } from './platform/installation.ts';
import { isFileAsked } from './platform/file-asked.ts';
import { freshConfig } from './platform/fresh-config.ts';
import { pathInApp, shownPush } from './platform/shown-push.ts';

/**
 * The service worker: stores the app's own files, so that it opens without a network, and shows notifications that
 * arrive while it is closed. It doesn't handle people's data, which is in the outbox and the snapshot store.
 */
declare const self: {
  readonly precacheManifest: { url: string; revision: string | null }[];
  addEventListener(type: 'install', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Notification }) => void,
  ): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(path: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

/** Paths that the server answers itself, so they are not pages of the app. */
const serverPaths =
  /^\/(?:(?:auth|rest|realtime|storage|functions)\/v1|auth\/confirm|_dev|health|ready|metrics|config\.json|shared-hazard|shared-photos|calendar|speech-models)(?:\/|$)/;

/** The recognizer for the operator's models: megabytes, stored only by devices that have fetched a model. */
const recognizerFile = /^\/assets\/vosk-(?:worker-[\w-]+\.js|[\w-]+\.wasm)$/;

const recognizerCache = 'muster-recognizer';
const configCache = 'muster-config';

// A first visit can continue offline at once. A newer version waits until all pages of the old one, which still fetch
// its files, are closed or a person reloads to get it.
clientsClaim();
cleanupOutdatedCaches();
// One wrong file would keep the app from starting until the next version, so none of the files are stored then.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      isFileAsked(request.url, response) ? response : null,
  },
]);
precacheAndRoute(self.precacheManifest);

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [serverPaths] }),
);

self.addEventListener('message', ({ data }) => {
  if (data === takeOverMessage) void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const { title, options } = shownPush(event.data?.text() ?? null);
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data: unknown = event.notification.data;
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  // Opens a new page, because one that is already open may have unsaved input.
  event.waitUntil(self.clients.openWindow(pathInApp(path)));
});

self.addEventListener('install', (event) => {
  // The first page requested it before this worker was active. A failure does no harm.
  event.waitUntil(answerConfig(new Request('/config.json')).catch(() => undefined));
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  ({ request }) => answerConfig(request),
);

async function answerConfig(request: Request): Promise<Response> {
  return freshConfig(request, fetch, await caches.open(configCache));
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && recognizerFile.test(url.pathname),
  ({ request }) => keptRecognizer(request),
);

/** The address identifies the content, so a stored file is always the right one; older files are deleted. */
async function keptRecognizer(request: Request): Promise<Response> {
  const cache = await caches.open(recognizerCache);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (!isFileAsked(request.url, response)) return response;
  const ending = request.url.slice(-3);
  const older = (await cache.keys()).filter(({ url }) => url.endsWith(ending));
  await cache.put(request.url, response.clone());
  await Promise.all(older.map((one) => cache.delete(one)));
  return response;
}
