import { expect, it } from 'vitest';

import type { BodyHolder } from './body-budget.ts';
import { clientNetworkOf } from './client-network.ts';
import { createRequestLimit } from './request-limit.ts';

const person: BodyHolder = { kind: 'person', key: 'a' };

it('takes as many requests a minute as it says, and more as time goes on', () => {
  let now = 0;
  const limit = createRequestLimit(60, () => now);
  for (let count = 0; count < 60; count += 1) limit.count(person);
  expect(() => limit.count(person)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': '1' } }),
  );
  limit.count({ kind: 'person', key: 'b' });
  limit.count({ kind: 'stranger', key: 'a' });
  now = 1_000;
  limit.count(person);
  expect(() => limit.count(person)).toThrow('Too many requests');
});

it('does not count the service role', () => {
  const limit = createRequestLimit(1, () => 0);
  const countService = () => limit.count({ kind: 'service', key: '' });
  countService();
  expect(countService).not.toThrow();
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('takes %s for the client %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});
