import type { OutboxItem } from './item.ts';

const firstPauseMs = 2000;
export const longestPauseMs = 5 * 60_000;

/**
 * How long to wait after the `attempts`-th attempt without a verdict: 2 s doubling to 5 min, drawn
 * between half and the whole so that a crew coming back into range does not knock in step.
 * `retryAfterMs` is what the server asked for, taken up to the same 5 min.
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

/** Milliseconds until the item may be attempted; 0 when it is due. */
export function dueInMs(item: OutboxItem, nowMs: number): number {
  const { progress } = item;
  if (progress.state !== 'waiting' || progress.nextAttemptAtMs === null) return 0;
  const restMs = progress.nextAttemptAtMs - nowMs;
  // Further away than any pause we set: the device's clock was set back since.
  return restMs > longestPauseMs ? 0 : Math.max(restMs, 0);
}
