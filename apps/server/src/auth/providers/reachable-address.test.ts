import { describe, expect, it } from 'vitest';
import { isReachable } from './reachable-address.ts';

describe('an address that a provider’s document leads to', () => {
  it.each([
    '169.254.169.254',
    '169.254.170.2',
    '100.100.100.200',
    '192.0.0.192',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
  ])('is never called at %s, even where the operator named the host', (ip) => {
    expect(isReachable(ip, true)).toBe(false);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fc00::1',
    'fd12::1',
    '::ffff:10.1.2.3',
    '::ffff:7f00:1',
  ])('is called inside the operator’s network at %s only where they named the host', (ip) => {
    expect(isReachable(ip, false)).toBe(false);
    expect(isReachable(ip, true)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '100.128.0.1', '2606:4700::1111'])(
    'is called on the internet at %s',
    (ip) => expect(isReachable(ip, false)).toBe(true),
  );
});
