import { precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & {
  readonly precacheManifest: { url: string; revision: string | null }[];
};
precacheAndRoute(self.precacheManifest);
