import { setTimeout } from 'node:timers/promises';

/**
 * Answers no sooner than this after the request came, for requests that do more work when a person
 * exists than when not: the time then does not tell. Work that takes longer is not hidden, so each
 * such endpoint also does the expensive part (a hash) in every case.
 */
export async function notSoonerThan(startedAtMs: number, leastMs: number): Promise<void> {
  const left = startedAtMs + leastMs - performance.now();
  if (left > 0) await setTimeout(left);
}
