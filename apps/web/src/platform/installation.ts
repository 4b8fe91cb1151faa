/** What tells one build of the app from another: the headers of its page. */
export type PageVersion = { readonly etag: string | null; readonly lastModified: string | null };

/** The app as it lies on the server and as it lies on this device. */
export type Installation = {
  /** What the server hands out now; null when it cannot be asked. */
  servedVersion(): Promise<PageVersion | null>;
  /** What this page was made from, where the device keeps the app; null where it does not. */
  keptVersion(): Promise<PageVersion | null>;
  /** Calls back when the device has fetched, or begun to use, another build than this page's. */
  onOtherBuild(listener: () => void): () => void;
  /** Begins to fetch the served build to this device. */
  fetchLatest(): Promise<void>;
  /** Loads the page again, in the build that the server hands out. */
  openLatest(): Promise<void>;
};

/** What the service worker understands as "do not wait for the old pages to close". */
export const takeOverMessage = 'muster:take-over';

const installPatienceMs = 8000;
const takeOverPatienceMs = 4000;

export const browserInstallation: Installation = {
  // The service worker answers a GET from what it keeps, but lets a HEAD through.
  servedVersion: () => versionBy('HEAD'),
  keptVersion: async () => (serviceWorkers()?.controller == null ? null : versionBy('GET')),

  onOtherBuild: (listener) => {
    const workers = serviceWorkers();
    if (workers === null || workers.controller === null) return () => undefined;
    workers.addEventListener('controllerchange', listener);
    void workers.getRegistration().then((registration) => {
      if (registration === undefined) return;
      if (registration.waiting !== null) listener();
      registration.addEventListener('updatefound', () => {
        void installed(registration.installing).then((worker) => worker !== null && listener());
      });
    });
    return () => workers.removeEventListener('controllerchange', listener);
  },

  fetchLatest: async () => {
    const registration = await serviceWorkers()?.getRegistration();
    // Offline, or the file could not be had: the next look asks again.
    await registration?.update().catch(() => undefined);
  },

  openLatest: async () => {
    await browserInstallation.fetchLatest();
    await takeOver(await serviceWorkers()?.getRegistration());
    location.reload();
  },
};

function serviceWorkers(): ServiceWorkerContainer | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
}

async function versionBy(method: 'GET' | 'HEAD'): Promise<PageVersion | null> {
  try {
    const response = await fetch('/', { method, cache: 'no-store' });
    await response.body?.cancel();
    if (!response.ok) return null;
    const { headers } = response;
    return { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  } catch {
    return null;
  }
}

/** Makes the newest worker the one that answers the next load. */
async function takeOver(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  if (registration === undefined) return;
  const isNewer = registration.waiting !== null || registration.installing !== null;
  if (!isNewer) return;
  const worker = registration.waiting ?? (await installed(registration.installing));
  if (worker === null) {
    // Too slow, or it failed: without a worker the page comes from the server.
    await registration.unregister();
    return;
  }
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  worker.postMessage(takeOverMessage);
  await Promise.race([taken, after(takeOverPatienceMs)]);
}

/** The worker once it is installed; null when that fails or takes too long. */
async function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return null;
  const settled = new Promise<void>((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
  await Promise.race([settled, after(installPatienceMs)]);
  return worker.state === 'installed' ? worker : null;
}

function after(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}
