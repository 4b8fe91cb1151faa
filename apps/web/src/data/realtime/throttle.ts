import type { Clock } from '../../platform/clock.ts';

/**
 * Calls at once, then at most every `pauseMs`, with the earliest `since` among the calls that were combined; null is
 * earlier than any. Changes arrive with increasing cursors, so the first one that waits is the earliest.
 */
export function throttle(clock: Clock, pauseMs: number, call: (since: string | null) => void) {
  let waiting: { readonly since: string | null } | null = null;
  let cancelTimer: (() => void) | null = null;

  function rest(): void {
    cancelTimer = clock.after(pauseMs, () => {
      cancelTimer = null;
      if (waiting === null) return;
      const { since } = waiting;
      waiting = null;
      rest();
      call(since);
    });
  }

  return {
    hear: (since: string | null) => {
      if (cancelTimer === null) {
        rest();
        call(since);
      } else if (waiting === null || since === null) {
        waiting = { since };
      }
    },
    /** True if a call is still to come. */
    isWaiting: () => waiting !== null,
    cancel: () => cancelTimer?.(),
  };
}
