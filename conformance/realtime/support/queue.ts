/** The items received so far, and a way to wait for the next one. */
export type Queue<T> = {
  readonly all: readonly T[];
  readonly put: (item: T) => void;
  /** Returns the next item that no one has waited for yet. */
  readonly next: () => Promise<T>;
};

export function createQueue<T>(): Queue<T> {
  const all: T[] = [];
  const waiting: ((item: T) => void)[] = [];
  let taken = 0;
  return {
    all,
    put(item) {
      all.push(item);
      const waiter = waiting.shift();
      if (waiter === undefined) return;
      taken += 1;
      waiter(item);
    },
    next() {
      const item = all[taken];
      if (item === undefined) return new Promise((resolve) => waiting.push(resolve));
      taken += 1;
      return Promise.resolve(item);
    },
  };
}
