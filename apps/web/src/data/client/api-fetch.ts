import { keptHeader, nonceHeader, timeHeader } from '@muster/contract';
import type { Network } from '../../platform/network.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Skew } from '../time/skew.ts';

/** How long a request may take, its body included. */
const requestTimeoutMs = 20_000;

/**
 * The fetch under every call to the server: names the app, ends what takes too long, tells the
 * network port how it went and measures the clock's skew on answers that left the server just now.
 */
export function createApiFetch(dependencies: {
  readonly fetch: typeof globalThis.fetch;
  readonly network: Network;
  readonly skew: Skew;
  /** Such as `muster-web/1.4.0`. */
  readonly userAgent: string;
}): typeof globalThis.fetch {
  const { fetch, network, skew, userAgent } = dependencies;
  return async (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : undefined);
    new Headers(init?.headers).forEach((value, name) => headers.set(name, value));
    headers.set('X-Application-Name', 'muster');
    // Most browsers drop the first; the server reads the second.
    headers.set('User-Agent', userAgent);
    headers.set('X-User-Agent', userAgent);
    const deadline = deadlineSignal(init?.signal ?? null);
    const nonce = randomId();
    headers.set(nonceHeader, nonce);
    const measure = skew.begin();
    try {
      const response = await fetch(input, {
        ...init,
        headers,
        // A cached answer would be a stale one with a stale clock.
        cache: 'no-store',
        signal: deadline,
      });
      const { headers: told } = response;
      // The server never answers with a page: a portal does, and its clock may be any.
      const isPage = told.get('content-type')?.startsWith('text/html') === true;
      if (isPage || told.has(keptHeader)) {
        network.reportFailed();
        return response;
      }
      network.reportReached();
      const serverMs = leftAtMs(told, nonce, init?.method === 'POST');
      if (serverMs > 0) measure(serverMs);
      return response;
    } catch (error) {
      // An end that the caller asked for says nothing about the network.
      if (init?.signal?.aborted !== true) network.reportFailed();
      throw error;
    }
  };
}

/** By the server's clock; NaN where an answer doesn't show that it isn't an older one. */
function leftAtMs(told: Headers, nonce: string, isPost: boolean): number {
  const time = told.get(timeHeader);
  if (time !== null) return time.startsWith(nonce) ? Number(time.slice(nonce.length)) : NaN;
  // Nothing on the way keeps the answer to a POST. Its date is in whole seconds: half of one later on average.
  return isPost ? Date.parse(told.get('date') ?? '') + 500 : NaN;
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
