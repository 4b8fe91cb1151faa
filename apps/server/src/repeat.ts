/** Maintenance that repeats while the server runs. */
export type Repeated = {
  /** Starts a round when the current one has ended, or at once if there is none. */
  soon(): void;
  /** Starts no further round and resolves when the current one has ended. */
  close(): Promise<void>;
};

/**
 * Repeats a round of work at an interval, never two at a time, without keeping the process alive.
 * @param round gets `isClosing`, which tells whether it should finish early
 * @param startsAtOnce the first round doesn't wait for the interval
 * @param onError receives a round's error; not called while closing, when the resources of a round may be gone
 */
export function repeat({
  everyMs,
  startsAtOnce = false,
  round,
  onError,
}: {
  readonly everyMs: number;
  readonly startsAtOnce?: boolean;
  readonly round: (isClosing: () => boolean) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}): Repeated {
  let isClosing = false;
  const runRound = async (): Promise<void> => {
    if (isClosing) return;
    try {
      await round(() => isClosing);
    } catch (error) {
      if (!isClosing) onError(error);
    }
  };
  let underWay = startsAtOnce ? runRound() : Promise.resolve();
  const soon = (): void => {
    underWay = underWay.then(runRound);
  };
  const timer = setInterval(soon, everyMs).unref();
  return {
    soon,
    async close() {
      isClosing = true;
      clearInterval(timer);
      await underWay;
    },
  };
}
