/**
 * Texts and bytes by id, stored outside IndexedDB by another part of the browser. Chromium deletes all of an origin's
 * IndexedDB if its log is damaged, which can happen when the browser ends between two writes to the disk; the data in
 * here survives that.
 */
export type SecondCopy = {
  /** Null if it can't be read, which says nothing about the contents. */
  readAll(): Promise<ReadonlyMap<string, string> | null>;
  /** Best effort; never throws. */
  keep(id: string, text: string): Promise<void>;
  /** Returns the ids of the stored bytes; null if they can't be read. */
  listBytes(): Promise<readonly string[] | null>;
  readBytes(id: string): Promise<ArrayBuffer | null>;
  /** Returns false if they were not stored; never throws. */
  keepBytes(id: string, bytes: Blob): Promise<boolean>;
  /** Removes texts first, so that a text never lacks its bytes. */
  remove(ids: readonly string[]): Promise<void>;
};

const cacheName = 'muster-second-copy';
const path = '/second-copy/';
const bytesPath = '/second-copy-bytes/';
/** A cache responds within milliseconds or, on a broken device, never. */
const timeoutMs = 1500;

/** Uses the Cache API; on plain http, where it doesn't exist, nothing is stored. */
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

  async function requestsBelow(folder: string): Promise<readonly Request[] | null> {
    const requests = await attempt((cache) => cache.keys());
    return requests?.filter(({ url }) => new URL(url).pathname.startsWith(folder)) ?? null;
  }

  return {
    readAll: async () => {
      const requests = await requestsBelow(path);
      if (requests === null) return null;
      const textsById = new Map<string, string>();
      // Each read has its own timeout: a tablet without a network for a week has hundreds of pictures.
      for (const request of requests) {
        const text = await attempt(async (cache) => {
          const response = await cache.match(request);
          return { read: await response?.text() };
        });
        if (text === null) return null;
        if (text.read !== undefined) textsById.set(idBelow(path, request), text.read);
      }
      return textsById;
    },
    keep: async (id, text) => {
      await attempt((cache) => cache.put(`${path}${id}`, new Response(text)));
    },
    listBytes: async () =>
      (await requestsBelow(bytesPath))?.map((request) => idBelow(bytesPath, request)) ?? null,
    readBytes: (id) =>
      attempt(async (cache) => {
        const response = await cache.match(`${bytesPath}${id}`);
        return response === undefined ? null : response.arrayBuffer();
      }),
    keepBytes: async (id, bytes) => {
      const kept = await attempt(async (cache) => {
        await cache.put(`${bytesPath}${id}`, new Response(bytes));
        return true;
      });
      return kept === true;
    },
    remove: async (ids) => {
      await attempt(async (cache) => {
        await Promise.all(ids.map((id) => cache.delete(`${path}${id}`)));
        await Promise.all(ids.map((id) => cache.delete(`${bytesPath}${id}`)));
      });
    },
  };
}

function idBelow(folder: string, { url }: Request): string {
  return new URL(url).pathname.slice(folder.length);
}
