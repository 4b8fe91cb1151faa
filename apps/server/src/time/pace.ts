/** While punches keep arriving, the calculation rests for seven times as long as it worked. */
const restPerWork = 7;
/** No one waits longer than this for results, however many punches arrive. */
const longestWaitMs = 2_000;
/** After this long without a punch, no more are expected. */
const quietMs = 300;

export type Batch = {
  /** How long the calculation used the database. */
  readonly tookMs: number;
  /** The longest time since the hours of someone in the batch changed. */
  readonly waitedMs: number;
};

export type Pace = {
  /** Some hours have changed. */
  noticed(): void;
  /** Resolves when the next batch may begin. */
  rest(batch: Batch): Promise<void>;
  /** Ends the current rest and all later ones. */
  stop(): void;
};

/**
 * Paces the calculation of hours: immediately while few change, and in occasional batches while punches keep arriving,
 * since each punch must be answered as fast as without the calculation. Someone who punches again in between is
 * calculated once.
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
