/** The level of a bucket at an instant in milliseconds since 1970. */
export type Bucket = { readonly level: number; readonly asOfMs: number };

/** The bucket's capacity is `most`; it fills evenly from empty in `periodMs`. */
export type BucketSize = { readonly most: number; readonly periodMs: number };

/**
 * Takes one unit. `waitMs` is 0, or the time until one is available; then nothing was taken.
 * @param bucket Undefined for a full one.
 * @param reserve Amount left for others.
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
