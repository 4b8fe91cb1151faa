/**
 * The number of things that wait for this person, by the path of the place that shows them. If a place adds up several
 * counts, each is stored under the path, `#` and a name.
 */
export type Counts = {
  readonly get: (path: string) => number;
  readonly set: (path: string, count: number) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Stored outside the pages, so that a badge shows no matter which page is open. */
export function createCounts(): Counts {
  const countsByPath = new Map<string, number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: (path) =>
      [...countsByPath]
        .filter(([key]) => key === path || key.startsWith(`${path}#`))
        .reduce((sum, [, count]) => sum + count, 0),
    set(path, count) {
      if ((countsByPath.get(path) ?? 0) === count) return;
      countsByPath.set(path, count);
      tell();
    },
    clear() {
      if (countsByPath.size === 0) return;
      countsByPath.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
