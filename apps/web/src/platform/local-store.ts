/**
 * Small texts that must be readable without waiting: the session, the mirror of the identity. Kept
 * in local storage; where that is forbidden, for the life of the page.
 */
export type LocalStore = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another page of the app changes the key. */
  subscribe(key: string, listener: () => void): () => void;
};

export function createBrowserLocalStore(): LocalStore {
  const fallback = new Map<string, string>();
  return {
    get: (key) => {
      try {
        return localStorage.getItem(key) ?? fallback.get(key) ?? null;
      } catch {
        return fallback.get(key) ?? null;
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
        fallback.delete(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove: (key) => {
      fallback.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept there either.
      }
    },
    subscribe: (key, listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
