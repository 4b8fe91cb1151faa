import { setTimeout } from 'node:timers/promises';

/**
 * Waits until this long after the request arrived, for requests that take longer if a person exists, so that the time
 * doesn't reveal it. Longer work isn't hidden, so each such endpoint also does the expensive part (a hash) in every
 * case.
 */
export async function notSoonerThan(startedAtMs: number, leastMs: number): Promise<void> {
  const left = startedAtMs + leastMs - performance.now();
  if (left > 0) await setTimeout(left);
}
