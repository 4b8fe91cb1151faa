import type { IncomingMessage } from 'node:http';

/**
 * Returns the client's address. Proxies append to `X-Forwarded-For`, so with N trusted proxies in front of this server
 * the N-th entry from the right was written by a trusted one; everything further left is the client's own claim.
 */
export function clientIpOf(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = incoming.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return withoutMapping(peer);
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return withoutMapping(forwarded.at(-trustedProxies)?.trim() || peer);
}

/** IPv4 peers of an IPv6 socket come as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:/, '');
}
