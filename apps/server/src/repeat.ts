/** Upkeep that goes on while the server runs. */
export type Repeated = {
  /** A round begins when the one under way has ended, at once when there is none. */
  soon(): void;
  /** Begins no further round and resolves when the one under way has ended. */
  close(): Promise<void>;
};

/**
 * Does a round of work every so often, never two at a time, without keeping the process alive.
 * @param round told by `isClosing`, whenever it asks, that it should come to its end
 * @param startsAtOnce the first round does not wait for the interval
 * @param onError what a round failed of; not while closing, when what it used may be gone
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
