/** The headers of the app's page that distinguish one build from another. */
export type PageVersion = { readonly etag: string | null; readonly lastModified: string | null };

/** The app as served by the server and as stored on this device. */
export type Installation = {
  /** The version that the server serves now; null if it cannot be reached. */
  servedVersion(): Promise<PageVersion | null>;
  /** The version that this page was loaded from, if the device stores the app; otherwise null. */
  keptVersion(): Promise<PageVersion | null>;
  /** Calls back when the device has fetched, or started to use, a different build than this page's. */
  onOtherBuild(listener: () => void): () => void;
  /** Starts fetching the served build to this device. */
  fetchLatest(): Promise<void>;
  /** Reloads the page in the build that the server serves. */
  openLatest(): Promise<void>;
};

/** Tells the service worker not to wait for the old pages to close. */
export const takeOverMessage = 'muster:take-over';

const installPatienceMs = 8000;
const takeOverPatienceMs = 4000;

export const browserInstallation: Installation = {
  // The service worker answers a GET from its cache, but lets a HEAD through.
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
    // Offline, or the file could not be fetched: the next check tries again.
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

/** Activates the newest worker, so that it serves the next load. */
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

/** Returns the worker once it is installed; null if that fails or takes too long. */
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
