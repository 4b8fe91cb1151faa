/** Locks between the pages of this app on one device. */
export type Locks = {
  /**
   * Runs `work` while holding the lock `name`. Returns `{ran: false}` without running it if the lock is not free within
   * `waitMs` (0: right now).
   */
  run<T>(
    name: string,
    waitMs: number,
    work: () => Promise<T>,
  ): Promise<{ readonly ran: true; readonly value: T } | { readonly ran: false }>;
  /** True if a page sees the locks that another page holds. */
  readonly spanPages: boolean;
};

/** Web Locks; the browser releases them when a page dies. */
function createWebLocks(manager: LockManager): Locks {
  return {
    spanPages: true,
    run: async (name, waitMs, work) => {
      if (waitMs === 0) {
        return manager.request(name, { ifAvailable: true }, async (lock) =>
          lock === null ? { ran: false } : { ran: true, value: await work() },
        );
      }
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), waitMs);
      let started = false;
      try {
        return await manager.request(name, { signal: patience.signal }, async () => {
          started = true;
          clearTimeout(timer);
          return { ran: true, value: await work() };
        });
      } catch (error) {
        if (!started && patience.signal.aborted) return { ran: false };
        throw error;
      }
    },
  };
}

/**
 * Locks within this page only, for browsers and insecure addresses without Web Locks. Code that relies on them
 * tolerates two active pages: the server answers a repeated item with its first verdict.
 */
export function createPageLocks(): Locks {
  const held = new Map<string, Promise<unknown>>();
  return {
    spanPages: false,
    run: async (name, waitMs, work) => {
      const giveUpAt = performance.now() + waitMs;
      for (let holder = held.get(name); holder !== undefined; holder = held.get(name)) {
        const restMs = giveUpAt - performance.now();
        if (restMs <= 0) return { ran: false };
        await Promise.race([holder, new Promise((resolve) => setTimeout(resolve, restMs))]);
      }
      const running = work();
      held.set(
        name,
        running.catch(() => undefined),
      );
      try {
        return { ran: true, value: await running };
      } finally {
        held.delete(name);
      }
    },
  };
}

export function createBrowserLocks(): Locks {
  return 'locks' in navigator ? createWebLocks(navigator.locks) : createPageLocks();
}
