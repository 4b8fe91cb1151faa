import { publicConfigSchema } from '@muster/contract';

export type TypedServer =
  | { readonly kind: 'server'; readonly origin: string }
  | { readonly kind: 'invalid' }
  /** Plain HTTP on the open internet. */
  | { readonly kind: 'insecure' };

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const checkTimeoutMs = 8000;

/**
 * Reads a server's address from what someone typed or scanned. A page of the server counts as the server.
 * Plain HTTP is for development: it must be asked for, and lead to this machine or a private network.
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
  // The parser has written every IPv4 address in four decimal numbers.
  const ip = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(hostname);
  if (ip === null) return false;
  const [first, second] = [Number(ip[1]), Number(ip[2])];
  if (first === 127 || first === 10) return true;
  if (first === 192) return second === 168;
  return first === 172 && second >= 16 && second <= 31;
}

/** Whether a Muster server answers there: only such a one tells how its API is reached. */
export async function isMusterServer(
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(checkTimeoutMs);
    const response = await fetch(`${origin}/config.json`, { cache: 'no-store', signal });
    if (!response.ok) return false;
    const config = publicConfigSchema.safeParse(await response.json());
    return config.success && config.data.anonKey !== '';
  } catch {
    return false;
  }
}
