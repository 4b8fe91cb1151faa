import { expect, test } from 'vitest';
import { type Bucket, takeFrom } from './bucket.ts';

const size = { most: 3, periodMs: 3000 };

test('a bucket gives as much as it holds, then says how long until there is one more', () => {
  let bucket: Bucket | undefined;
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const taken = takeFrom(bucket, size, 10_000);
    ({ bucket } = taken);
    waits.push(taken.waitMs);
  }
  expect(waits).toEqual([0, 0, 0, 1000]);
  expect(takeFrom(bucket, size, 10_400).waitMs).toBeCloseTo(600);
  expect(takeFrom(bucket, size, 11_000).waitMs).toBe(0);
});

test('a bucket never fills beyond what it holds, whatever the clock does', () => {
  const empty = { level: 0, asOfMs: 10_000 };
  expect(takeFrom(empty, size, 1_000_000).bucket.level).toBe(2);
  expect(takeFrom(empty, size, 9_000).waitMs).toBe(1000);
});

test('a bucket that holds nothing gives nothing', () => {
  expect(takeFrom(undefined, { most: 0, periodMs: 3000 }, 0).waitMs).toBe(3000);
});
