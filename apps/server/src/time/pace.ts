/** While punches stream in, the calculation rests for seven times as long as it worked. */
const restPerWork = 7;
/** However many stream in, no one's results are kept waiting for longer. */
const longestWaitMs = 2_000;
/** After so long without news, no more are expected. */
const quietMs = 300;

export type Batch = {
  /** How long the calculation had the database. */
  readonly tookMs: number;
  /** How long ago the hours of those in it changed, at most. */
  readonly waitedMs: number;
};

export type Pace = {
  /** Some hours have changed. */
  noticed(): void;
  /** Resolves when the next batch may begin. */
  rest(batch: Batch): Promise<void>;
  /** Ends the rest, and each later one. */
  stop(): void;
};

/**
 * How fast hours are calculated: at once, while few change, and a batch now and then while punches stream in, since each
 * is to be answered in the time that it takes without. Someone who punches again meanwhile is calculated once.
 */
export function createPace(): Pace {
  let noticedAt = -Infinity;
  let isStopped = false;
  let wake = () => {};
  return {
    noticed() {
      noticedAt = performance.now();
    },
    async rest({ tookMs, waitedMs }) {
      const rested = performance.now() + Math.min(tookMs * restPerWork, longestWaitMs - waitedMs);
      while (!isStopped) {
        const leftMs = Math.min(rested, noticedAt + quietMs) - performance.now();
        if (leftMs <= 0) return;
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, leftMs);
        await promise;
        clearTimeout(timer);
      }
    },
    stop() {
      isStopped = true;
      wake();
    },
  };
}
