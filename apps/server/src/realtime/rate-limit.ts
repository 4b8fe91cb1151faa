/** Allows `perSecond` events a second, and up to `burst` at once after a pause. */
export function createRateLimit(perSecond: number, burst: number, now: () => number) {
  let left = burst;
  let countedAt = now();
  return {
    /** Whether one more event is within the limit; if so, it is counted. */
    take(): boolean {
      const at = now();
      left = Math.min(burst, left + ((at - countedAt) / 1000) * perSecond);
      countedAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
