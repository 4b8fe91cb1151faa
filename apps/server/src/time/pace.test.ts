import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace, type Batch, type Pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the hours after a single punch are followed by the next batch once the database had a short rest', async () => {
  const pace = createPace();
  pace.noticed();
  expect(await restOf(pace, { tookMs: 6, waitedMs: 4 })).toBe(42);
});

test('hours that change again and again leave the database seven eighths of the time', async () => {
  const pace = createPace();
  keepNoticing(pace);
  expect(await restOf(pace, { tookMs: 60, waitedMs: 0 })).toBe(420);
});

test('no one waits longer than two seconds while others punch', async () => {
  const pace = createPace();
  keepNoticing(pace);
  expect(await restOf(pace, { tookMs: 60, waitedMs: 1_900 })).toBe(100);
  expect(await restOf(pace, { tookMs: 60, waitedMs: 2_400 })).toBe(0);
});

test('what waits is calculated without a rest as soon as nothing more is heard of', async () => {
  const pace = createPace();
  const stop = keepNoticing(pace);
  setTimeout(stop, 95);
  // The last notice came after 90 ms.
  expect(await restOf(pace, { tookMs: 100, waitedMs: 0 })).toBe(390);
  expect(await restOf(pace, { tookMs: 100, waitedMs: 0 })).toBe(0);
});

test('a change that no one announced needs no rest', async () => {
  expect(await restOf(createPace(), { tookMs: 60, waitedMs: 0 })).toBe(0);
});

test('a server that stops doesn’t wait for the rest to end', async () => {
  const pace = createPace();
  keepNoticing(pace);
  setTimeout(() => pace.stop(), 20);
  expect(await restOf(pace, { tookMs: 60, waitedMs: 0 })).toBe(20);
  expect(await restOf(pace, { tookMs: 60, waitedMs: 0 })).toBe(0);
});

/** Sends a notice every 10 ms. */
function keepNoticing(pace: Pace): () => void {
  pace.noticed();
  const timer = setInterval(() => pace.noticed(), 10);
  return () => clearInterval(timer);
}

/** Returns the duration in ms of the test's own clock. */
async function restOf(pace: Pace, batch: Batch): Promise<number> {
  const begun = performance.now();
  let restedMs: number | null = null;
  void pace.rest(batch).then(() => {
    restedMs = performance.now() - begun;
  });
  for (let waits = 0; waits < 2_000; waits += 1) {
    await vi.advanceTimersByTimeAsync(waits === 0 ? 0 : 1);
    if (restedMs !== null) return restedMs;
  }
  throw new Error('It rests for more than two seconds.');
}
