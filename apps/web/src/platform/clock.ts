import { randomId } from './random-id.ts';

/**
 * The device's clocks and timers. `wallMs` may jump at any time: people set clocks, networks correct them.
 * `monotonicMs` only increases, counts from the start of `boot` and is meaningless in another boot; it may
 * pause while the device sleeps.
 */
export type Clock = {
  /** The device's current time, epoch milliseconds. */
  wallMs(): number;
  monotonicMs(): number;
  /** Identifies the origin of `monotonicMs`: in a browser, one load of the page. */
  readonly boot: string;
  /** IANA name of the device's zone. */
  zone(): string;
  /** Minutes east of Greenwich at an instant of the device's clock. */
  utcOffsetMinutes(atMs: number): number;
  /** Calls back once after `delayMs`; the returned function cancels. */
  after(delayMs: number, callback: () => void): () => void;
};

export function createBrowserClock(): Clock {
  return {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    boot: randomId(),
    zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    utcOffsetMinutes: (atMs) => -new Date(atMs).getTimezoneOffset(),
    after: (delayMs, callback) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  };
}
