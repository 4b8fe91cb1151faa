import { BlockList, isIP } from 'node:net';

/** Networks never reached: link-local addresses, metadata services, and ranges without hosts. */
const neverReached = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3],
] as const) {
  neverReached.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fd00:ec2::', 32],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  neverReached.addSubnet(network, prefix, 'ipv6');
}

/** This machine and private networks. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
inner.addSubnet('::1', 128, 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');

/**
 * True if a call on behalf of a stranger may go to this IP address. Addresses of a private network are allowed only if
 * the operator named the host: a provider's documents must not lead there.
 */
export function isReachable(ip: string, isNamedByOperator: boolean): boolean {
  const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4';
  if (neverReached.check(ip, family)) return false;
  return isNamedByOperator || !inner.check(ip, family);
}
