/** Small texts that survive a reload of this tab, but not its closing. */
export type TabStore = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** If session storage is forbidden, nothing is kept. */
export const browserTabStore: TabStore = {
  get: (key) => attempt(() => sessionStorage.getItem(key)),
  set: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
  remove: (key) => attempt(() => sessionStorage.removeItem(key)),
};

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
