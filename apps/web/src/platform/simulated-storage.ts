import type { LocalStore } from './local-store.ts';

/** Local storage of the only page, for tests; its contents can be passed in and inspected. */
export function createMemoryStore(stored = new Map<string, string>()): LocalStore {
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    subscribe: () => () => undefined,
  };
}

type News = { readonly key: string; readonly value: string | null; readonly order: number };

/**
 * Local storage of several tabs, for tests: each tab is a process and reads its own copy until it receives the other
 * tabs' writes.
 */
export function createSlowStorage() {
  const inboxes = new Set<News[]>();
  const truth = new Map<string, string>();
  let order = 0;
  const openStorage = (
    isAlive: () => boolean = () => true,
  ): {
    localStore: LocalStore;
    hear: (most?: number) => number;
    see: () => void;
  } => {
    const copy = new Map(truth);
    const inbox: News[] = [];
    const unsaid: string[] = [];
    const ownWrites = new Map<string, number>();
    const listeners = new Map<string, Set<() => void>>();
    inboxes.add(inbox);
    const put = (map: Map<string, string>, key: string, value: string | null) =>
      value === null ? map.delete(key) : map.set(key, value);
    const write = (key: string, value: string | null) => {
      if (!isAlive()) return;
      // As in Chromium, removing a key that is missing from the tab's own copy notifies no one.
      if (value === null && !copy.has(key)) return;
      order += 1;
      put(copy, key, value);
      put(truth, key, value);
      ownWrites.set(key, order);
      for (const other of inboxes) if (other !== inbox) other.push({ key, value, order });
    };
    const see = (most = inbox.length) => {
      for (const news of inbox.splice(0, most)) {
        if ((ownWrites.get(news.key) ?? 0) < news.order) put(copy, news.key, news.value);
        unsaid.push(news.key);
      }
    };
    return {
      localStore: {
        get: (key) => copy.get(key) ?? null,
        set: write,
        remove: (key) => write(key, null),
        subscribe: (key, listener) => {
          const ofKey = listeners.get(key) ?? new Set();
          listeners.set(key, ofKey.add(listener));
          return () => ofKey.delete(listener);
        },
      },
      /** Updates its copy from the others without notifying listeners. */
      see: () => see(),
      /** Receives up to this many writes of other tabs, one after the other; returns how many are left. */
      hear: (most) => {
        see(most);
        for (const key of unsaid.splice(0)) for (const heard of listeners.get(key) ?? []) heard();
        return inbox.length;
      },
    };
  };
  return { openStorage, keys: () => [...truth.keys()] };
}
