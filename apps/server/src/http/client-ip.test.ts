import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { expect, it } from 'vitest';

import { clientIpOf } from './client-ip.ts';

function request(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const incoming = new IncomingMessage(socket);
  if (forwarded !== undefined) incoming.headers['x-forwarded-for'] = forwarded;
  return incoming;
}

it('believes no one when no proxy is trusted', () => {
  expect(clientIpOf(request('192.0.2.1', '10.0.0.1'), 0)).toBe('192.0.2.1');
});

it('takes what the outermost trusted proxy saw, not what the client claims', () => {
  const claimed = '10.9.9.9, 198.51.100.7, 10.0.0.2';
  expect(clientIpOf(request('10.0.0.3', claimed), 2)).toBe('198.51.100.7');
  expect(clientIpOf(request('10.0.0.3', claimed), 1)).toBe('10.0.0.2');
});

it('falls back to the peer when there are fewer proxies than said', () => {
  expect(clientIpOf(request('10.0.0.3', '198.51.100.7'), 2)).toBe('10.0.0.3');
  expect(clientIpOf(request('::ffff:10.0.0.3'), 1)).toBe('10.0.0.3');
});
