import { BoundedCache } from '../../tokens/bounded-cache.ts';
import { networkOf } from './attempts.ts';
import type { AuthContext } from '../auth-handler.ts';
import { tooManyRequests } from '../auth-error.ts';
import { type Bucket, takeFrom } from './bucket.ts';
import type { RequestLimits } from '../settings.ts';

export type LimitedKind = keyof typeof periodMsByKind;

/** Counts a request of this client. @throws AuthError 429 if it has none left. */
export type LimitRequest = (kind: LimitedKind, c: AuthContext) => void;

const fiveMinutesMs = 300_000;
const periodMsByKind = {
  token: fiveMinutesMs,
  verify: fiveMinutesMs,
  otp: fiveMinutesMs,
  signup: fiveMinutesMs,
  user: fiveMinutesMs,
  anonymous: 3_600_000,
  factor: 60_000,
} as const;

const addressesKept = 50_000;

/**
 * Limits requests by client address, separately in each server: a count in the database would cost more than most of
 * these requests. `createAttempts` limits guessing.
 */
export function createRequestLimits(limits: RequestLimits | null, now: () => number): LimitRequest {
  if (limits === null) return () => {};
  const most = { ...limits, signup: limits.otp, user: limits.otp };
  const bucketsByClient = new BoundedCache<string, Bucket>(addressesKept);
  return (kind, c) => {
    const key = `${kind} ${networkOf(c.get('clientIp'))}`;
    const size = { most: most[kind], periodMs: periodMsByKind[kind] };
    const { bucket, waitMs } = takeFrom(bucketsByClient.get(key), size, now());
    bucketsByClient.set(key, bucket);
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
  };
}
