/**
 * Texts by id, kept apart from IndexedDB by another part of the browser. Chromium deletes all of an
 * origin's IndexedDB when its log is damaged, which the end of a browser between two writes to the
 * disk can do; whatever is here is still here then.
 */
export type SecondCopy = {
  /** Null where it cannot be read: nothing follows from that. */
  readAll(): Promise<ReadonlyMap<string, string> | null>;
  /** As much as the browser can do; never throws. */
  keep(id: string, text: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
};

const cacheName = 'muster-second-copy';
const path = '/second-copy/';
/** A cache answers a question within milliseconds or, on a broken device, not at all. */
const timeoutMs = 1500;

/** In a cache of the service worker's kind; on plain http, where there are none, nowhere. */
export function createBrowserSecondCopy(): SecondCopy {
  async function attempt<T>(work: (cache: Cache) => Promise<T>): Promise<T | null> {
    if (!('caches' in globalThis)) return null;
    const timeout = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), timeoutMs);
    });
    try {
      return await Promise.race([caches.open(cacheName).then(work), timeout]);
    } catch {
      return null;
    }
  }

  return {
    readAll: async () => {
      const requests = await attempt((cache) => cache.keys());
      if (requests === null) return null;
      const textsById = new Map<string, string>();
      // Each with its own patience: a tablet without a network for a week has hundreds of pictures.
      for (const request of requests) {
        const text = await attempt(async (cache) => {
          const response = await cache.match(request);
          return { read: await response?.text() };
        });
        if (text === null) return null;
        const id = new URL(request.url).pathname.slice(path.length);
        if (text.read !== undefined) textsById.set(id, text.read);
      }
      return textsById;
    },
    keep: async (id, text) => {
      await attempt((cache) => cache.put(`${path}${id}`, new Response(text)));
    },
    remove: async (ids) => {
      await attempt((cache) => Promise.all(ids.map((id) => cache.delete(`${path}${id}`))));
    },
  };
}
