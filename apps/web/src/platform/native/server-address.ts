import { publicConfigSchema } from '@muster/contract';
import { fieldOf } from './field-of.ts';

export type TypedServer =
  | { readonly kind: 'server'; readonly origin: string }
  | { readonly kind: 'invalid' }
  /** Plain HTTP on the open internet. */
  | { readonly kind: 'insecure' };

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const checkTimeoutMs = 8000;

/**
 * Reads a server's address from typed or scanned text. A page of the server counts as the server. Plain HTTP
 * is for development: it must be typed explicitly, and point to this machine or a private network.
 */
export function readServerAddress(text: string): TypedServer {
  const typed = text.trim();
  const address = scheme.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || /\s/.test(typed) || !URL.canParse(address)) return { kind: 'invalid' };
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return { kind: 'invalid' };
  if (protocol === 'https:') {
    const isNamed = hostname.includes('.') || isNearby(hostname);
    return isNamed ? { kind: 'server', origin } : { kind: 'invalid' };
  }
  if (protocol !== 'http:') return { kind: 'invalid' };
  return isNearby(hostname) ? { kind: 'server', origin } : { kind: 'insecure' };
}

function isNearby(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true;
  // The parser has normalized every IPv4 address to four decimal numbers.
  const ip = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(hostname);
  if (ip === null) return false;
  const [first, second] = [Number(ip[1]), Number(ip[2])];
  if (first === 127 || first === 10) return true;
  if (first === 192) return second === 168;
  return first === 172 && second >= 16 && second <= 31;
}

/**
 * `outdated`: a Muster server that is too old for this app. `other`: something that this app isn't allowed to read.
 */
export type FoundServer = 'muster' | 'outdated' | 'other' | 'none';

/** Checks what answers at an address; only a Muster server publishes how to reach its API. */
export async function findServer(
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<FoundServer> {
  const url = `${origin}/config.json`;
  const signal = AbortSignal.timeout(checkTimeoutMs);
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-store', signal });
  } catch {
    if (signal.aborted) return 'none';
    // Servers older than the phone app let no other origin read this, but a response still arrives.
    const blind = fetch(url, { cache: 'no-store', mode: 'no-cors', signal });
    return blind.then(
      () => 'other',
      () => 'none',
    );
  }
  const body: unknown = response.ok ? await response.json().catch(() => null) : null;
  const config = publicConfigSchema.safeParse(body);
  if (config.success) return config.data.anonKey === '' ? 'none' : 'muster';
  const isOurs = typeof fieldOf(body, 'anonKey') === 'string' && fieldOf(body, 'anonKey') !== '';
  return isOurs ? 'outdated' : 'none';
}
