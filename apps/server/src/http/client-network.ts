import { isIPv6 } from 'node:net';

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 one, which belongs to one customer. */
export function clientNetworkOf(address: string): string {
  // Handles most addresses without the long pattern of `isIPv6`.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
