/** What was left of a bucket as of an instant in milliseconds since 1970. */
export type Bucket = { readonly level: number; readonly asOfMs: number };

/** It holds `most` and fills from empty in `periodMs`, evenly. */
export type BucketSize = { readonly most: number; readonly periodMs: number };

/**
 * Takes one. `waitMs` is 0, or how long until there is one again; then nothing was taken.
 * @param bucket undefined: full.
 * @param reserve So much stays for others.
 */
export function takeFrom(
  bucket: Bucket | undefined,
  { most, periodMs }: BucketSize,
  nowMs: number,
  reserve = 0,
): { readonly bucket: Bucket; readonly waitMs: number } {
  const elapsedMs = bucket === undefined ? 0 : Math.max(0, nowMs - bucket.asOfMs);
  const level =
    bucket === undefined ? most : Math.min(most, bucket.level + (elapsedMs / periodMs) * most);
  if (level >= 1 + reserve) return { bucket: { level: level - 1, asOfMs: nowMs }, waitMs: 0 };
  const waitMs = most === 0 ? periodMs : ((1 + reserve - level) / most) * periodMs;
  return { bucket: { level, asOfMs: nowMs }, waitMs };
}
