import type { Clock } from '../../platform/clock.ts';
import type { Network } from '../../platform/network.ts';
import type { Skew } from '../time/skew.ts';

/** How long a request may take, its body included. */
const requestTimeoutMs = 20_000;

/**
 * The fetch under every call to the server: names the app, ends what takes too long, tells the
 * network port how it went and measures the clock's skew on the answer's `Date`.
 */
export function createApiFetch(dependencies: {
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly network: Network;
  readonly skew: Skew;
  /** Such as `muster-web/1.4.0`. */
  readonly userAgent: string;
}): typeof globalThis.fetch {
  const { fetch, clock, network, skew, userAgent } = dependencies;
  return async (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : undefined);
    new Headers(init?.headers).forEach((value, name) => headers.set(name, value));
    headers.set('X-Application-Name', 'muster');
    // Most browsers drop the first; the server reads the second.
    headers.set('User-Agent', userAgent);
    headers.set('X-User-Agent', userAgent);
    const deadline = deadlineSignal(init?.signal ?? null);
    const sentAtMs = clock.monotonicMs();
    try {
      const response = await fetch(input, {
        ...init,
        headers,
        // A cached answer would be a stale one with a stale clock.
        cache: 'no-store',
        signal: deadline,
      });
      const receivedAtMs = clock.monotonicMs();
      // The server never answers with a page: a portal does, and its clock may be any.
      if (response.headers.get('content-type')?.startsWith('text/html') === true) {
        network.reportFailed();
        return response;
      }
      network.reportReached();
      // A header in whole seconds: on average the clock stood half a second later.
      const dateMs = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(dateMs)) skew.measure({ serverMs: dateMs + 500, sentAtMs, receivedAtMs });
      return response;
    } catch (error) {
      // An end that the caller asked for says nothing about the network.
      if (init?.signal?.aborted !== true) network.reportFailed();
      throw error;
    }
  };
}

/** Aborts with the caller's signal, and after `requestTimeoutMs` in any case. */
function deadlineSignal(signal: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException('The server took too long', 'TimeoutError')),
    requestTimeoutMs,
  );
  if (signal !== null) {
    const follow = () => {
      clearTimeout(timer);
      controller.abort(signal.reason);
    };
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { once: true });
  }
  return controller.signal;
}
