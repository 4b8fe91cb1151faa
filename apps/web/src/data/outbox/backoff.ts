import type { OutboxItem } from './item.ts';

const firstPauseMs = 2000;
export const longestPauseMs = 5 * 60_000;

/**
 * Returns how long to wait after the `attempts`-th attempt without a verdict: 2 s, doubling up to 5 min, drawn between
 * half and all of that so that a crew coming back into range doesn't retry in step. `retryAfterMs` is the pause that
 * the server asked for, capped at the same 5 min.
 */
export function pauseMs(
  attempts: number,
  retryAfterMs: number | null,
  random: () => number,
): number {
  const whole = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);
  const drawn = whole / 2 + (whole / 2) * random();
  return Math.round(Math.max(drawn, Math.min(retryAfterMs ?? 0, longestPauseMs)));
}

/** Returns the milliseconds until the item may be attempted; 0 if it is due. */
export function dueInMs(item: OutboxItem, nowMs: number): number {
  const { progress } = item;
  if (progress.state !== 'waiting' || progress.nextAttemptAtMs === null) return 0;
  const restMs = progress.nextAttemptAtMs - nowMs;
  // Longer than any pause that we set: the device's clock has been set back since.
  return restMs > longestPauseMs ? 0 : Math.max(restMs, 0);
}
