/**
 * Small texts that must be readable synchronously: the session, the mirror of the identity. Kept in local
 * storage; if that is forbidden or full, for the life of the page.
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
  addEventListener('storage', ({ key }) => {
    if (key === null) fallback.clear();
    else fallback.delete(key);
  });
  return {
    get: (key) => {
      try {
        return fallback.get(key) ?? localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    set: (key, value) => {
      try {
        localStorage.setItem(key, value);
        fallback.delete(key);
      } catch {
        fallback.set(key, value);
        // The next start must not read an outdated value.
        attempt(() => localStorage.removeItem(key));
      }
    },
    remove: (key) => {
      fallback.delete(key);
      attempt(() => localStorage.removeItem(key));
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

/** If storage is forbidden, nothing was stored either. */
function attempt(remove: () => void): void {
  try {
    remove();
  } catch {
    // Nothing to remove.
  }
}
