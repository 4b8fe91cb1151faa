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
 * The service worker: the app's own files, so that it opens without a network, and the notifications
 * that arrive while it is closed. People's data are not its business, they are in the outbox and the
 * snapshot store.
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

/** Addresses that the server answers itself; a page of the app is none of them. */
const serverPaths =
  /^\/(?:(?:auth|rest|realtime|storage|functions)\/v1|auth\/confirm|_dev|health|ready|metrics|config\.json|shared-hazard|shared-photos|calendar|speech-models)(?:\/|$)/;

/** The recognizer for models of the operator: megabytes, kept by whoever has fetched a model. */
const recognizerFile = /^\/assets\/vosk-(?:worker-[\w-]+\.js|[\w-]+\.wasm)$/;

const recognizerCache = 'muster-recognizer';
const configCache = 'muster-config';

// A first visit can be continued offline at once. A newer version waits, since the pages of the old
// one still fetch its files, until all of them are closed or a person asks for it by reloading.
clientsClaim();
cleanupOutdatedCaches();
// One wrong file would stop the app from starting until the next version: then rather none of them.
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
  // A page of its own: one that is open may have something unsaved.
  event.waitUntil(self.clients.openWindow(pathInApp(path)));
});

self.addEventListener('install', (event) => {
  // The first page asked for it before this worker was there. Not having it stops nothing.
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

/** Its address names its content, so the kept one is the right one; an older one goes. */
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
