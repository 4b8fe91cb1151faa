import type { Clock } from './clock.ts';

export type NetworkState = 'online' | 'offline';

/**
 * Whether the server can be reached. The browser's own state is only a hint: it reports "online" for a tower
 * without an uplink and, in some shells, "offline" with a working connection. Real traffic is the best probe,
 * so code that sends requests reports how they went.
 */
export type Network = {
  readonly state: () => NetworkState;
  /** Calls back on each change; the returned function unsubscribes. */
  readonly subscribe: (listener: (state: NetworkState) => void) => () => void;
  reportReached(): void;
  reportFailed(): void;
  /** Probes the server now. */
  check(): Promise<boolean>;
};

/** The browser's own network state. */
export type NetworkHints = {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
};

const probeDelaysMs = { first: 1000, most: 30_000 } as const;

/**
 * `probe` checks whether the server responds and never throws. While offline it is repeated with increasing
 * delays, and at once when the browser's hint changes.
 */
export function createNetwork(dependencies: {
  readonly clock: Clock;
  readonly hints: NetworkHints;
  readonly probe: () => Promise<boolean>;
}): Network {
  const { clock, hints, probe } = dependencies;
  const listeners = new Set<(state: NetworkState) => void>();
  let state: NetworkState = hints.isOnline() ? 'online' : 'offline';
  let isProbing = false;
  let isProbeWanted = false;
  let delayMs: number = probeDelaysMs.first;
  let cancelTimer: (() => void) | undefined;

  function become(next: NetworkState): void {
    if (next === 'online') {
      delayMs = probeDelaysMs.first;
      cancelTimer?.();
    }
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener(state);
  }

  function probeLater(): void {
    cancelTimer?.();
    cancelTimer = clock.after(delayMs, () => void probeNow());
    delayMs = Math.min(delayMs * 2, probeDelaysMs.most);
  }

  async function probeNow(): Promise<void> {
    isProbeWanted = true;
    if (isProbing) return;
    isProbing = true;
    let reached = false;
    // Requested again in the meantime: the answer may be older than later events.
    while (isProbeWanted) {
      isProbeWanted = false;
      reached = await probe();
    }
    isProbing = false;
    become(reached ? 'online' : 'offline');
    if (!reached) probeLater();
  }

  hints.subscribe(() => {
    delayMs = probeDelaysMs.first;
    if (!hints.isOnline()) become('offline');
    void probeNow();
  });
  if (state === 'offline') probeLater();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportReached: () => become('online'),
    reportFailed: () => {
      if (state === 'online') void probeNow();
    },
    check: probe,
  };
}

export const browserNetworkHints: NetworkHints = {
  isOnline: () => navigator.onLine,
  subscribe: (listener) => {
    const events = ['online', 'offline'] as const;
    for (const event of events) addEventListener(event, listener);
    // A phone that comes out of a pocket is often on a different network than before.
    const onVisible = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      for (const event of events) removeEventListener(event, listener);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
};

/** Probes `/health`; a portal's login page answers too, but not with the server's JSON. */
export function createHealthProbe(url: string, timeoutMs: number): () => Promise<boolean> {
  return async () => {
    try {
      const response = await fetch(url, {
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      await response.body?.cancel();
      return response.ok && isJson;
    } catch {
      return false;
    }
  };
}
