import * as s from '@muster/contract/shape';
import type { Clock } from '../../platform/clock.ts';
import type { LocalStore } from '../../platform/local-store.ts';

/**
 * How far the device's clock is ahead of the server's. Measured on every answer of the server; a
 * punch carries the last measurement and its age, by which the server decides what instant pays.
 */
export type Skew = {
  measure(sample: SkewSample): void;
  /**
   * Where answers hide their date, a new token tells the server's time roughly. Without any, a phone
   * with its clock ahead would take every token for expired.
   */
  measureByToken(token: { readonly expires_in: number; readonly expires_at?: number }): void;
  /** For a punch: null when never measured; the age is null when it was measured in another boot. */
  reading(): { readonly skewMs: number | null; readonly skewAgeMs: number | null };
  /** The best guess of the server's clock, epoch milliseconds. */
  serverNowMs(): number;
};

type SkewSample = {
  /** The server's clock somewhere between the two instants. */
  readonly serverMs: number;
  /** The device's monotonic clock when the request left and when the answer came. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
};

/** A slower answer says too little about when the server looked at its clock. */
const longestRoundTripMs = 10_000;
/** Sleep can make the monotonic clock fall behind the wall clock, never the reverse. */
const setBackToleranceMs = 5000;
const storageKey = 'muster.skew';

const storedSchema = s.object({ skewMs: s.int });

type Measurement = {
  readonly skewMs: number;
  readonly monotonicMs: number;
  readonly wallMs: number;
};

export function createSkew({
  clock,
  localStore,
}: {
  readonly clock: Clock;
  readonly localStore: LocalStore;
}): Skew {
  let measured: Measurement | null = null;
  const earlierSkewMs = readStored(localStore);

  /** False once the device's clock was visibly set back after the measurement. */
  function isValid({ monotonicMs, wallMs }: Measurement): boolean {
    const wallAheadMs = clock.wallMs() - wallMs - (clock.monotonicMs() - monotonicMs);
    return wallAheadMs > -setBackToleranceMs;
  }

  function measure({ serverMs, sentAtMs, receivedAtMs }: SkewSample): void {
    const roundTripMs = receivedAtMs - sentAtMs;
    if (roundTripMs > longestRoundTripMs) return;
    const monotonicMs = clock.monotonicMs();
    const wallMs = clock.wallMs();
    // The server looked at its clock half a round trip before the answer came.
    const serverAtReceiptMs = serverMs + roundTripMs / 2;
    const wallAtReceiptMs = wallMs - (monotonicMs - receivedAtMs);
    measured = { skewMs: Math.round(wallAtReceiptMs - serverAtReceiptMs), monotonicMs, wallMs };
    localStore.set(storageKey, JSON.stringify({ skewMs: measured.skewMs }));
  }

  return {
    measure,
    measureByToken: ({ expires_in, expires_at }) => {
      if (expires_at === undefined || (measured !== null && isValid(measured))) return;
      const nowMs = clock.monotonicMs();
      const serverMs = (expires_at - expires_in) * 1000;
      measure({ serverMs, sentAtMs: nowMs, receivedAtMs: nowMs });
    },
    reading: () => {
      if (measured === null) return { skewMs: earlierSkewMs, skewAgeMs: null };
      const ageMs = Math.round(clock.monotonicMs() - measured.monotonicMs);
      return { skewMs: measured.skewMs, skewAgeMs: isValid(measured) ? ageMs : null };
    },
    serverNowMs: () => clock.wallMs() - (measured?.skewMs ?? earlierSkewMs ?? 0),
  };
}

function readStored(localStore: LocalStore): number | null {
  const text = localStore.get(storageKey);
  if (text === null) return null;
  try {
    return storedSchema.parse(JSON.parse(text)).skewMs;
  } catch {
    return null;
  }
}
