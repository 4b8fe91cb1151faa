import { HttpError } from '../errors/http-error.ts';
import { BoundedCache } from '../tokens/bounded-cache.ts';
import type { BodyHolder } from './body-budget.ts';

/** The requests left at an instant. */
type Bucket = { readonly level: number; readonly asOfMs: number };

export type RequestLimit = {
  /** Counts a request. @throws HttpError 429 `over_request_rate_limit` if there are none left */
  count(holder: BodyHolder): void;
};

const minuteMs = 60_000;
const callersKept = 50_000;

/**
 * Limits the requests of one person, or of one anonymous address, separately in each server. The
 * service role is not limited.
 */
export function createRequestLimit(perMinute: number, now: () => number): RequestLimit {
  const bucketsByCaller = new BoundedCache<string, Bucket>(callersKept);
  return {
    count({ kind, key }) {
      if (kind === 'service') return;
      const caller = `${kind} ${key}`;
      const nowMs = now();
      const last = bucketsByCaller.get(caller);
      const elapsedMs = last === undefined ? minuteMs : Math.max(0, nowMs - last.asOfMs);
      const level = Math.min(
        perMinute,
        (last?.level ?? perMinute) + (elapsedMs / minuteMs) * perMinute,
      );
      bucketsByCaller.set(caller, { level: level < 1 ? level : level - 1, asOfMs: nowMs });
      if (level >= 1) return;
      const seconds = Math.ceil(((1 - level) / perMinute) * (minuteMs / 1000));
      throw new HttpError(429, 'over_request_rate_limit', 'Too many requests; try again shortly.', {
        headers: { 'Retry-After': String(seconds) },
      });
    },
  };
}
