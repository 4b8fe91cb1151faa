import { expect, it } from 'vitest';

import { isLoopbackHost } from './loopback.ts';

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.1.2.3:80', '::1', '[::1]', '[::1]:3000'])(
  'takes %s for this machine',
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

it.each([
  '',
  'example.com',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '192.168.1.2:3000',
  '0.0.0.0',
  '::',
])('does not take %j for this machine', (host) => expect(isLoopbackHost(host)).toBe(false));
