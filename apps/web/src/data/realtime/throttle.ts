import type { Clock } from '../../platform/clock.ts';

/**
 * Calls at once, then at most every `pauseMs`, with the earliest `since` that a call stands for;
 * null is earlier than any. Changes come with growing cursors, so the first that waits is earliest.
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
    /** True when a call is still to come. */
    isWaiting: () => waiting !== null,
    cancel: () => cancelTimer?.(),
  };
}
