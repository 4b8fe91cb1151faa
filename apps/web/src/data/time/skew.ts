import * as s from '@muster/contract/shape';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';
import { parseJson } from '../storage/parse-json.ts';

/**
 * How far the device's clock is ahead of the server's. Measured on answers that just left the server. A punch
 * carries the measurement and its age, from which the server decides which instant pays. A deviating
 * measurement replaces the earlier one only after a second measurement agrees with it.
 */
export type Skew = {
  /** Called when a request leaves. The returned function takes the server's clock when the answer arrives. */
  begin(): (serverMs: number) => void;
  /**
   * If responses hide their date, a new token reveals the server's time roughly. Without either, a phone
   * whose clock is ahead would take every token for expired.
   */
  measureByToken(token: { readonly expires_in: number; readonly expires_at?: number }): void;
  /** For a punch. `skewMs` is null if never measured; the age is null if it was measured in another boot. */
  reading(): { readonly skewMs: number | null; readonly skewAgeMs: number | null };
  /** The best estimate of the server's clock, for tokens: epoch milliseconds, by the last measurement. */
  serverNowMs(): number;
};

/** A slower answer says too little about when the server read its clock. */
const longestRoundTripMs = 10_000;
/** Each of two measurements may be wrong by half its round trip. */
const agreementMs = longestRoundTripMs;
/** A token's time is in whole seconds, and doesn't say how long it was under way. */
const roughlyMs = 60_000;
/** Both clocks measure the same round trip, unless one was set or the device slept. */
const unevenTripMs = 1000;
/** Sleep can make the monotonic clock fall behind the wall clock, never the reverse. */
const setBackToleranceMs = 5000;
const storageKey = 'muster.skew';

const storedSchema = s.object({ skewMs: s.int });

type Instant = { readonly monotonicMs: number; readonly wallMs: number };

export function createSkew({
  clock,
  localStore,
}: {
  readonly clock: Clock;
  readonly localStore: LocalStore;
}): Skew {
  let knownMs = parseJson(localStore.get(storageKey), storedSchema)?.skewMs ?? null;
  let measuredAt: Instant | null = null;
  let doubtedMs: number | null = null;
  let answersTell = false;

  const now = (): Instant => ({ monotonicMs: clock.monotonicMs(), wallMs: clock.wallMs() });

  /** Returns whether the measurement was usable. */
  function measure(sent: Instant, serverMs: number): boolean {
    const received = now();
    const tripMs = received.monotonicMs - sent.monotonicMs;
    if (tripMs > longestRoundTripMs || Math.abs(wallAheadMs(sent, received)) > unevenTripMs)
      return false;
    // The server read its clock half a round trip before the answer came.
    const skewMs = Math.round(received.wallMs - serverMs - tripMs / 2);
    const differs = (ms: number | null) => ms === null || Math.abs(skewMs - ms) > agreementMs;
    if (knownMs !== null && differs(knownMs) && differs(doubtedMs)) {
      doubtedMs = skewMs;
      return true;
    }
    doubtedMs = null;
    knownMs = skewMs;
    measuredAt = received;
    localStore.set(storageKey, JSON.stringify({ skewMs }));
    return true;
  }

  return {
    begin: () => {
      const sent = now();
      return (serverMs) => {
        answersTell = measure(sent, serverMs);
      };
    },
    measureByToken: ({ expires_in, expires_at }) => {
      if (expires_at === undefined || answersTell) return;
      const serverMs = (expires_at - expires_in) * 1000;
      const isNews =
        measuredAt === null || Math.abs(now().wallMs - serverMs - (knownMs ?? 0)) > roughlyMs;
      if (isNews) measure(now(), serverMs);
    },
    reading: () => {
      const at = now();
      // The age means nothing after the device's clock was visibly set back.
      const ageMs =
        measuredAt === null || wallAheadMs(measuredAt, at) <= -setBackToleranceMs
          ? null
          : Math.round(at.monotonicMs - measuredAt.monotonicMs);
      return { skewMs: knownMs, skewAgeMs: ageMs };
    },
    serverNowMs: () => clock.wallMs() - (doubtedMs ?? knownMs ?? 0),
  };
}

/** Returns how much more time passed on the wall clock than on the monotonic one. */
function wallAheadMs(from: Instant, to: Instant): number {
  return to.wallMs - from.wallMs - (to.monotonicMs - from.monotonicMs);
}
