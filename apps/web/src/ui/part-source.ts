export type PartState<Part> =
  | { readonly kind: 'asked' }
  | { readonly kind: 'loaded'; readonly Part: Part }
  /** `failures` in a row. */
  | { readonly kind: 'failed'; readonly failures: number };

export type PartSource<Part> = {
  readonly state: () => PartState<Part>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once at a time however many ask; never rejects. */
  readonly ask: () => Promise<PartState<Part>>;
  /** Asks again after a wait that doubles with each of the failures; the returned function stops waiting. */
  readonly askLater: (failures: number) => () => void;
};

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/** A part of the app that loads on demand. A failure is remembered, so that drawing it again costs no request. */
export function createPartSource<Part>(
  load: () => Promise<{ readonly default: Part }>,
): PartSource<Part> {
  const listeners = new Set<() => void>();
  let state: PartState<Part> = { kind: 'asked' };
  let failures = 0;
  let failedAtMs = 0;
  let asking: Promise<PartState<Part>> | null = null;

  async function ask(): Promise<PartState<Part>> {
    try {
      state = { kind: 'loaded', Part: (await load()).default };
    } catch {
      failures += 1;
      failedAtMs = performance.now();
      state = { kind: 'failed', failures };
    }
    asking = null;
    for (const listener of listeners) listener();
    return state;
  }

  const askOnce = () => (asking ??= ask());
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: askOnce,
    askLater: (count) => {
      const waitMs = Math.min(firstWaitMs * 2 ** (count - 1), longestWaitMs);
      const timer = setTimeout(
        () => void askOnce(),
        Math.max(0, failedAtMs + waitMs - performance.now()),
      );
      return () => clearTimeout(timer);
    },
  };
}
