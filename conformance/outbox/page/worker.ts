/** Treats the configuration as the app's service worker does, between the page under test and the network. */
import { freshConfig } from '../../../apps/web/src/platform/fresh-config.ts';

declare const self: {
  addEventListener(type: 'install', listener: (event: Lasting) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Promise<Response>): void;
    }) => void,
  ): void;
  readonly clients: { claim(): Promise<void> };
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

const answerConfig = async (request: Request) =>
  freshConfig(request, fetch, await caches.open('config'));

self.addEventListener('install', (event) => {
  event.waitUntil(answerConfig(new Request('/config.json')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname !== '/config.json') return;
  event.respondWith(answerConfig(event.request));
});
